import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';
import { Section } from '../../../components/layout/Section';

/**
 * A part of a page under a heading of the second level. Use it for each part that has a name to read.
 *
 * **When not to use it**: On the landing page: that is `LandingSection`. For settings, which are a
 * `SettingsGroup`. For the page's own heading: `PageHeading`.
 *
 * **States**: a heading above its content; a landmark with the heading's name; a list with it.
 *
 * **Keyboard**: none of its own. A screen reader jumps to its heading, and to it where it is a
 * landmark.
 *
 * **Related**: `PlainList`, `SettingsGroup`, `LandingSection`, `PageHeading`.
 *
 * **Find it by**: h2, section heading, region, landmark, part of a page.
 */
const meta = preview.meta({
  component: Section,
  args: { title: 'Statistics', children: 'What was done so far.' },
  argTypes: { children: { control: 'text' } },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Statistics' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** For a part that one may want to jump to. */
export const Landmark = meta.story({
  args: { landmark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toHaveTextContent(
      'What was done so far.',
    );
  },
});

/** The heading names the list below it, in place of the section. */
export const WithNamedList = meta.story({
  args: {
    children: (headingId: string) => (
      <PlainList labelledBy={headingId}>
        <li>127 transactions</li>
        <li>6 currencies</li>
      </PlainList>
    ),
  },
  argTypes: { children: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Statistics' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const LongTitle = meta.story({
  args: {
    title: 'Statistics of everything that was sent, received and exchanged with this account',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
