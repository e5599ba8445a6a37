import fc from 'fast-check';

// Without shrinking: one failing case kills a mutant, and searching for a smaller case takes long.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
