/**
 * Starts the example server with a clock that the parent process sets. The argument is the built file of the server.
 * Each message of the parent process is the number of milliseconds by which the clock is ahead. The server exits with
 * its parent process, so an aborted test leaves no running server.
 */
const { now } = Date;
let skew = 0;
Date.now = () => now() + skew;

process.on('message', (ms) => {
  skew = ms;
  process.send(ms);
});
process.on('disconnect', () => process.exit(1));
// The channel to the parent process would otherwise keep this process running after the server has stopped.
process.channel.unref();

await import(process.argv[2]);
