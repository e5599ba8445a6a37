// In development React times every component for the browser's tools, which nobody reads in a test run.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
