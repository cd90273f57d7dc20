# `make site` and `make test` do everything on a fresh Debian 12 machine that has a Swift 6.3
# toolchain, git and make. SETUP=0 skips installing what is needed.

SHELL := /bin/bash
PREFIX ?= /usr/local
CHECKED := --explicit-target-dependency-import-check error

.PHONY: site test test-all lint install help

help:
	@echo 'make site      install what is needed, run the conformance tests, write public/'
	@echo 'make test      install what is needed, run every test'
	@echo 'make test-all  the same, with every page in the browser'
	@echo 'make lint      check the layout of the Swift sources'
	@echo 'make install   build a release and put it under PREFIX (default $(PREFIX))'

site:
	@script/setup
	@script/conformance; status=$$?; \
	  if [ $$status -gt 1 ]; then exit $$status; fi; \
	  if [ $$status -eq 1 ]; then echo 'site: the conformance run failed; the site will say so'; fi
	@swift build --product assay -q
	@"$$(swift build --show-bin-path)/assay" build && echo 'open public/index.html'

test:
	@script/test

test-all:
	@ASSAY_TEST_ALL=1 script/test

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests Benchmarks

install:
	@script/setup
	swift build -c release --product assay --static-swift-stdlib -Xlinker -s
	install -d '$(PREFIX)/bin' '$(PREFIX)/share/assay'
	install -m 755 "$$(swift build -c release --static-swift-stdlib --show-bin-path)/assay" '$(PREFIX)/bin/assay'
	rm -rf '$(PREFIX)/share/assay/templates'
	cp -R templates '$(PREFIX)/share/assay/templates'
	@echo 'installed $(PREFIX)/bin/assay'
