// In development React records the timing of every component for the browser's tools. This turns it off in a test run.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
