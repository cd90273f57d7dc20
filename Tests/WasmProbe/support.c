// What Embedded Swift and wasi-libc leave to the host.
#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("host"), import_name("put"))) extern void host_put(int byte);

int putchar(int byte) {
  host_put(byte);
  return byte;
}

// A fixed sequence: the order of dictionaries and sets is the same in every run.
void arc4random_buf(void *buffer, size_t count) {
  static uint32_t state = 1;
  for (uint8_t *byte = buffer; count > 0; byte++, count--) {
    state = state * 1664525u + 1013904223u;
    *byte = (uint8_t)(state >> 24);
  }
}

uintptr_t __stack_chk_guard = 0x5ca1ab1e;

void __stack_chk_fail(void) { __builtin_trap(); }
