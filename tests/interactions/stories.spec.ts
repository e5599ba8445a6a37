import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../served';

/*
 * Opens every story and every test of the built catalogue in Storybook, as a visitor does, and expects that the panels
 * Interactions and Accessibility show no failure. `npm run test:stories` runs the same tests in less time, but without
 * Storybook: there the frame has the viewport's size from the start, and the code of all pages has been loaded.
 */

const INDEX = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Storybook's event when a story, its play function and its checks have ended. */
interface Finished {
  readonly storyId: string;
  readonly status: string;
  readonly reporters: readonly { readonly type: string; readonly status: string }[];
}

interface Channel {
  on(event: string, run: (value: never) => void): void;
  off(event: string, run: (value: never) => void): void;
}

type Manager = typeof window & { readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Selects a story without reloading Storybook. Returns the failures of the story, or none. */
const failuresOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const channel = (window as Manager).__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) throw new Error('Storybook has not started');
        const failures: string[] = [];
        const onError = ({ message }: { readonly message?: string }) => {
          failures.push((message ?? 'The story could not be rendered.').slice(0, 1_000));
        };
        const errors = ['playFunctionThrewException', 'storyThrewException', 'storyMissing'];
        const end = (...more: readonly string[]) => {
          clearTimeout(limit);
          for (const error of errors) channel.off(error, onError);
          channel.off('storyFinished', onFinished);
          resolve([...failures, ...more]);
        };
        const onFinished = ({ storyId: finishedId, reporters }: Finished) => {
          if (finishedId !== storyId) return;
          const failed = reporters.filter(({ status }) => status === 'failed');
          end(...failed.map(({ type }) => `The check ${type} failed.`));
        };
        const limit = setTimeout(end, 60_000, 'The story has not ended after a minute.');
        for (const error of errors) channel.on(error, onError);
        channel.on('storyFinished', onFinished);
        window.history.pushState(null, '', `?path=/story/${storyId}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    id,
  );

const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> };

/** The ids of the stories and tests, by the folder in the sidebar, such as `components/payments` or `pages`. */
const folders = new Map<string, string[]>();
for (const { id, type, title } of Object.values(entries)) {
  if (type !== 'story') continue;
  const [root = '', folderBelow = ''] = title.split('/');
  const folder = /^(components|features|packages)$/.test(root) ? `${root}/${folderBelow}` : root;
  folders.set(folder, [...(folders.get(folder) ?? []), id]);
}

for (const [folder, ids] of folders)
  test(`the stories and tests of ${folder} pass`, async ({ page }) => {
    await page.goto('?path=/docs/welcome--docs');
    const frame = page.frameLocator('#storybook-preview-iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    const failed: Record<string, string[]> = {};
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- Storybook shows one story at a time.
      const failures = await failuresOf(page, id);
      if (failures.length > 0) failed[id] = failures;
    }
    expect(failed).toEqual({});
  });
