import { expect, type Page, type Request } from '@playwright/test';
import type { Picture } from './pictures';

/** The events of Storybook's channel that these tests use: they set globals, select a story, and report its end. */
interface Channel {
  emit(event: 'updateGlobals', data: { readonly globals: object }): void;
  emit(event: 'setCurrentStory', data: { readonly storyId: string }): void;
  on(event: 'storyFinished', listener: (ended: Ended) => void): void;
}

interface Ended {
  readonly storyId: string;
  readonly status: 'success' | 'error';
}

type Look = Pick<Picture, 'theme' | 'language'>;

interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  look?: Look;
  ended?: Ended;
}

const HOUR = 3_600_000;

/** The milliseconds by which the clock advances in each step, until the play function of the story has ended. */
const STEP = 100;
/** The milliseconds by which the clock advances after the end of a story. */
const SETTLING = 500;

/** Opens the catalogue without selecting a story. */
async function openCatalogue(page: Page, look: Look): Promise<void> {
  await page.goto('iframe.html');
  await page.waitForFunction((globals) => {
    const preview = window as Preview;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    preview.look = globals;
    channel?.on('storyFinished', (ended) => {
      preview.ended = ended;
    });
    // The accessibility addon is turned off, because `npm run test:stories` already checks every story.
    channel?.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
    return channel !== undefined;
  }, look);
}

/** The requests without a response, by page. */
const pending = new WeakMap<Page, Set<Request>>();

/** Returns the requests of a page that have no response yet. Call it before the page sends them. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const known = pending.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

const endOf = (page: Page) => page.evaluate(() => (window as Preview).ended);

/** Stops the clock of a page, so time passes only when a test calls `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock runs until this call, so `pauseAt` needs a time in the future.
  await page.clock.pauseAt(HOUR);
}

/**
 * Shows a story in a page whose clock is stopped. Advances the clock until the play function has ended, and then by
 * half a second, and until code has loaded that a page requests when the browser is idle. So the picture depends
 * neither on the speed of the machine nor on later timers of the story. Rejects if the story fails.
 */
export async function openStory(page: Page, picture: Picture): Promise<void> {
  const { story, theme, width, language } = picture;
  const requests = pendingRequests(page);
  await page.setViewportSize({ width, height: 844 });
  const look = await page.evaluate(() => (window as Preview).look);
  const hasOtherLook = look?.theme !== theme || look.language !== language;
  // Storybook does not play the current story again, so the catalogue has to be reloaded.
  if (hasOtherLook || (await endOf(page))?.storyId === story)
    await openCatalogue(page, { theme, language });
  await page.evaluate((storyId) => {
    (window as Preview).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId });
  }, story);
  while ((await endOf(page))?.storyId !== story) await page.clock.runFor(STEP);
  if ((await endOf(page))?.status !== 'success') throw new Error(`The story ${story} has failed.`);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(SETTLING);
  await expect.poll(() => requests.size).toBe(0);
  await page.clock.runFor(STEP);
}
