#!/usr/bin/env node
/**
 * Playwright starts this program instead of Firefox.
 *
 * Playwright controls an installed Firefox through WebDriver BiDi. For every context Playwright sends a command that
 * sets the colour scheme. Firefox ESR does not support this command, so Playwright would fail. This program starts
 * Firefox, answers this command itself, and forwards all other commands. The journeys do not depend on the colour
 * scheme.
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

/** Forwards messages between Playwright's connection and a new connection to Firefox. */
function join(playwright, address) {
  const browser = new WebSocket(`${address}/session`);
  // Playwright sends messages before the connection to Firefox is open, so the messages wait for this promise.
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
  // Playwright waits for this line, and connects to the address in it.
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});
