#!/usr/bin/env node
/**
 * A Firefox for Playwright, which starts this file in its place.
 *
 * Playwright drives a Firefox that it has not built by WebDriver BiDi, and sets the colour scheme of
 * every context by a command that Firefox's long-term release has not got. This answers the command in
 * Firefox's place and hands on everything else. The journeys set no colour scheme.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.on(signal, () => firefox.kill(signal));

/** Joins Playwright's connection with one to Firefox. */
function join(playwright, address) {
  const browser = new WebSocket(`${address}/session`);
  // Playwright speaks first, and not before it is connected.
  const opened = new Promise((resolve) => {
    browser.once('open', resolve);
  });
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    await opened;
    if (method === UNKNOWN) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else browser.send(data, { binary: false });
  });
  browser.on('message', (data) => playwright.send(data, { binary: false }));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = /BiDi listening on (ws:\S+)/.exec(text) ?? [];
  if (address === undefined) return;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => join(socket, address));
  // Playwright waits for these words.
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});
