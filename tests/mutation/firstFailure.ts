import fc from 'fast-check';

// One failing case shows that a mutant is noticed. The smallest one, which takes long to find, is of no use.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
