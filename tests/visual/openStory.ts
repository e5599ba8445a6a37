import type { Page } from '@playwright/test';
import type { Picture } from './pictures';

/** The story that Storybook's preview renders. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** How Storybook calls the ends that rendering a story, with its play function, can come to. */
const ENDS = new Set(['finished', 'errored', 'aborted']);

const HOUR = 3_600_000;

/** A step of time in milliseconds while a story is on its way, and how long it may settle after. */
const STEP = 20;
const SETTLING = 500;

/**
 * Opens a story and holds it still. The page's time is ours: it passes in steps until the play
 * function has ended, half a second more for what settles after it, and then no more, so that a
 * picture depends neither on how fast the machine is nor on what a story does with time later on.
 * Rejects when the story fails.
 */
export async function openStory(page: Page, picture: Picture): Promise<void> {
  const { story, theme, width, language } = picture;
  await page.setViewportSize({ width, height: 844 });
  await page.clock.install({ time: 0 });
  // Later than the empty page can have come to by then, since its time passes by itself.
  await page.clock.pauseAt(HOUR);
  // The accessibility addon would check each story, which the stories' own run does.
  const globals = `theme:${theme};language:${language};a11y.manual:!true`;
  await page.goto(`iframe.html?id=${story}&viewMode=story&globals=${globals}`);

  const phase = () =>
    page.evaluate(() => (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase);
  while (!ENDS.has((await phase()) ?? '')) await page.clock.runFor(STEP);
  const end = await phase();
  if (end !== 'finished') throw new Error(`The story ${story} has ${end}.`);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(SETTLING);
}
