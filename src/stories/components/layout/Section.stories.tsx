import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';
import { Section } from '../../../components/layout/Section';

/**
 * A part of a page with a heading (`h2`).
 *
 * **When to use it**: For each part of a page that needs a visible heading.
 *
 * **When not to use it**: On the landing page, use `LandingSection`. For settings, use `SettingsGroup`. For the heading
 * of the page, use `PageHeading`.
 *
 * **States**: A heading and content; a landmark named by the heading; a list named by the heading.
 *
 * **Keyboard**: None. Users of screen readers can jump to the heading, and to the section if it is a landmark.
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

/** The section is a landmark, so users of screen readers can jump to it. */
export const Landmark = meta.story({
  args: { landmark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toHaveTextContent(
      'What was done so far.',
    );
  },
});

/** The heading is the accessible name of the list, not of the section. */
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
