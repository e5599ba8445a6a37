import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';
import { Section } from '../../../components/layout/Section';

/**
 * A part of a page with a heading (`h2`).
 *
 * Use it for each part of a page that needs a visible heading. `action` adds links or buttons at the end of the line of
 * the heading.
 *
 * **When not to use it**: On the landing page, use `LandingSection`. For settings, use `SettingsGroup`. For the heading
 * of the page, use `PageHeading`.
 *
 * **Keyboard**: Tab reaches the links and buttons in `action`. Users of screen readers can jump to the heading and,
 * with `landmark`, to the section.
 *
 * **Find it by**: h2, section heading, region, landmark, part of a page.
 */
const meta = preview.meta({
  component: Section,
  args: { title: 'Statistics', children: 'What was done so far.' },
  argTypes: { children: { control: 'text' } },
});

export const Base = meta.story();

Base.test('has a heading, and is no landmark', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Statistics' })).toBeVisible();
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});

Base.test(
  'the section is a landmark, so users of screen readers can jump to it',
  { args: { landmark: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Statistics' })).toHaveTextContent(
      'What was done so far.',
    );
  },
);

Base.test(
  'the heading is the accessible name of the list, not of the section',
  async ({ canvas, mount, args }) => {
    await mount(
      <Section {...args}>
        {(headingId: string) => (
          <PlainList labelledBy={headingId}>
            <li>127 transactions</li>
            <li>6 currencies</li>
          </PlainList>
        )}
      </Section>,
    );
    await expect(canvas.getByRole('list', { name: 'Statistics' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
);

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
