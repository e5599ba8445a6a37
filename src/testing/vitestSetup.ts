import fc from 'fast-check';

// With a fixed seed, every run generates the same cases, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_260_314 });
