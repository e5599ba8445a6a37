import Typography from '@mui/material/Typography';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { LandingSection } from '../../../features/landing/LandingSection';

/**
 * A section of the landing page, with a heading, a sentence about its content, and an id for links to the section.
 *
 * Use it for each part of the landing page between `Hero` and `ClosingCall`.
 *
 * **When not to use it**: On the app's pages, use `Section`.
 *
 * **Find it by**: section, anchor, landing page part.
 */
const meta = preview.meta({
  id: 'components-landing-landingsection',
  component: LandingSection,
  args: {
    id: 'features',
    title: 'What it can do.',
    intro: 'Four things that a wallet has to do well.',
    children: <Typography>The part itself.</Typography>,
  },
});

export const Base = meta.story();

Base.test('is a region with its heading and a sentence', async ({ canvas }) => {
  const section = canvas.getByRole('region', { name: 'What it can do.' });
  await expect(section).toHaveAttribute('id', 'features');
  await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(section).toHaveTextContent('Four things that a wallet has to do well.');
  await expect(section).toHaveTextContent('The part itself.');
});
