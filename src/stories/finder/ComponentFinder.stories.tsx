import { expect, fn } from 'storybook/test';
import { components } from 'virtual:catalogue';
import preview from '#.storybook/preview';
import { ComponentFinder } from './ComponentFinder';
import { fill } from '../../testing/fill';

/**
 * The search field on the page "Find a component". It searches the comments in the components' stories files.
 *
 * These stories are only tests, and are not in the sidebar.
 *
 * **Keyboard**: Enter opens the first result. Tab moves from the field to the links.
 *
 * **Announces**: the number of results, politely.
 */
const meta = preview.meta({
  component: ComponentFinder,
  args: { components },
  tags: ['!dev', '!autodocs'],
});

export const Base = meta.story();

Base.test('shows the number of components, and no result', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^1\d\d components$/);
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});

/** The search also finds a component by its purpose, not only by its name. */
Base.test('finds by purpose', async ({ canvas, userEvent, step }) => {
  const field = canvas.getByRole('searchbox', { name: 'What should it do?' });
  await step('Look for an input for money', async () => {
    await fill(userEvent, field, 'enter amount');
    const [first] = await canvas.findAllByRole('link');
    await expect(first).toHaveAccessibleName('AmountField');
    await expect(first).toHaveAttribute('href', '?path=/docs/components-inputs-amountfield--docs');
  });
  await step('Enter opens the first result', async () => {
    const opened = fn((event: Event) => {
      event.preventDefault();
    });
    const [first] = canvas.getAllByRole('link');
    first?.addEventListener('click', opened);
    await userEvent.type(field, '{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  });
  await step('Other components are not listed', async () => {
    await expect(canvas.queryByRole('link', { name: 'TabBar' })).not.toBeInTheDocument();
  });
  await step('Look for a toast', async () => {
    await userEvent.clear(field);
    await fill(userEvent, field, 'toast');
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Notice');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 component$/);
  });
});

/** Each word is searched separately, and the parts Keyboard and Announces of a page are also searched. */
Base.test('matches each word separately', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'amount input errors');
  const [first] = canvas.getAllByRole('link');
  await expect(first).toHaveAccessibleName('AmountField');
});

/** "fee" is also the beginning of "feedback". An unfinished word matches the beginning of a word. */
Base.test('matches whole words first', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox');
  const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
  await userEvent.type(field, 'fee');
  await expect(names()).not.toContain('LoadingBar');
  await userEvent.type(field, 'db');
  await expect(names()).toContain('LoadingBar');
});

/** The word "helicopter" has no result. The results for "toast" are shown instead. */
export const PartialMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('searchbox'), 'toast helicopter');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No component has all of these words. The nearest: 1 component',
    );
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Notice');
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('searchbox'), 'helicopter');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No component matches. Try fewer or other words, or look through the tasks below.',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
