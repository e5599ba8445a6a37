/**
 * Starts the example server with a clock that the parent process sets: each message is the time in milliseconds by which
 * it is ahead. An aborted test must not leave a running server.
 */
const { now } = Date;
let skew = 0;
Date.now = () => now() + skew;

process.on('message', (ms) => {
  skew = ms;
  process.send(ms);
});
process.on('disconnect', () => process.exit(1));
// The channel alone does not keep the server running.
process.channel.unref();

await import('../../examples/server/start.mjs');
