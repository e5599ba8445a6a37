// In development React records the timing of every component with these functions of the console, for the browser's
// tools. A test run removes the functions, so React records nothing.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
