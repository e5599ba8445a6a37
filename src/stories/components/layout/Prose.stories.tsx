import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Prose } from '../../../components/layout/Prose';

/**
 * A long text in sections, such as the terms or the privacy policy.
 *
 * Use it on a `PublicPage`. Pass the sections as data: each has a heading (`h2`) and paragraphs of plain text. The
 * heading of the page is not part of the text.
 *
 * **When not to use it**: For a page with only one or two sentences, use `MessageScreen`.
 *
 * **Find it by**: text, terms, privacy, article, legal.
 */
const meta = preview.meta({
  component: Prose,
  args: {
    sections: [
      { heading: 'What is stored', paragraphs: ['One word: the theme.', 'It stays with you.'] },
      { heading: 'What is sent', paragraphs: ['Nothing.'] },
    ],
  },
});

export const Base = meta.story();

Base.test('shows headings, paragraphs and links', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
  await expect(names).toEqual(['What is stored', 'What is sent']);
  await expect(canvas.getByText('One word: the theme.')).toBeVisible();
  await expect(canvas.getByText('It stays with you.')).toBeVisible();
  await expect(canvas.getByText('Nothing.')).toBeVisible();
});
