import AssayCommands
import Glibc

signal(SIGPIPE, SIG_IGN)
exit(Assay.run(Array(CommandLine.arguments.dropFirst()), in: .live()).rawValue)
