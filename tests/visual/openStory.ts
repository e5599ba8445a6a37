import type { Page } from '@playwright/test';
import type { Picture } from './pictures';

/** Storybook's channel, by its events for what to show, and for the story that has ended. */
interface Channel {
  emit(event: 'updateGlobals', wanted: { readonly globals: object }): void;
  emit(event: 'setCurrentStory', wanted: { readonly storyId: string }): void;
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

/** A step of time in milliseconds until a story has ended, and how long it may settle after. */
const STEP = 100;
const SETTLING = 500;

/** Opens the catalogue without a story. */
async function openCatalogue(page: Page, look: Look): Promise<void> {
  await page.goto('iframe.html');
  await page.waitForFunction((globals) => {
    const preview = window as Preview;
    const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
    preview.look = globals;
    channel?.on('storyFinished', (ended) => {
      preview.ended = ended;
    });
    // The accessibility addon would check each story, which the stories' own run does.
    channel?.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
    return channel !== undefined;
  }, look);
}

const endOf = (page: Page) => page.evaluate(() => (window as Preview).ended);

/** Makes the time of a page ours: it passes in steps alone. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than the empty page can have come to by then, since its time passes by itself.
  await page.clock.pauseAt(HOUR);
}

/**
 * Shows a story in a page whose time is ours, and holds it still. Time passes until the play function has ended, half a
 * second more for what settles after it, and then no more, so that a picture depends neither on how fast the machine is
 * nor on what a story does with time later on. Rejects when the story fails.
 */
export async function openStory(page: Page, picture: Picture): Promise<void> {
  const { story, theme, width, language } = picture;
  await page.setViewportSize({ width, height: 844 });
  const look = await page.evaluate(() => (window as Preview).look);
  const hasOtherLook = look?.theme !== theme || look.language !== language;
  // Storybook does not play a story again that is shown already.
  if (hasOtherLook || (await endOf(page))?.storyId === story)
    await openCatalogue(page, { theme, language });
  await page.evaluate((storyId) => {
    (window as Preview).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId });
  }, story);
  while ((await endOf(page))?.storyId !== story) await page.clock.runFor(STEP);
  if ((await endOf(page))?.status !== 'success') throw new Error(`The story ${story} has failed.`);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(SETTLING);
}
