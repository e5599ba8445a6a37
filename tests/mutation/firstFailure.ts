import fc from 'fast-check';

// `endOnFailure` prevents shrinking. One failing case is enough to kill a mutant, and finding a smaller case takes
// long.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
