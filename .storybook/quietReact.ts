// In development React records the timing of every component for the browser's tools. A test run does not need it.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
