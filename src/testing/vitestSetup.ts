import fc from 'fast-check';

// Every run draws the same cases, so that a failure can be repeated.
fc.configureGlobal({ seed: 20_260_314 });
