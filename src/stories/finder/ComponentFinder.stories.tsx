import { expect, fn } from 'storybook/test';
import { components } from 'virtual:catalogue';
import preview from '#.storybook/preview';
import { ComponentFinder } from './ComponentFinder';
import { fill } from '../../testing/fill';

/**
 * Finds a component by what it does. It is the field on the page Find a component, and reads what
 * the components' own comments say. Its stories are tests of it, and stand on no page.
 *
 * **States**: nothing typed, what matches, what matches in part, nothing found.
 *
 * **Keyboard**: Enter opens the first hit, Tab goes from the field to the links. How many there are is announced politely.
 */
const meta = preview.meta({
  component: ComponentFinder,
  args: { components },
  tags: ['!dev', '!autodocs'],
});

/** Before anything is typed. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1\d\d components to look through/);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** In the visitor's words, not in ours. */
export const FindsByWhatItDoes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'What should it do?' });
    await step('Look for an input for money', async () => {
      await fill(userEvent, field, 'enter amount');
      const [first] = await canvas.findAllByRole('link');
      await expect(first).toHaveAccessibleName('AmountField');
      await expect(first).toHaveAttribute(
        'href',
        '?path=/docs/components-inputs-amountfield--docs',
      );
    });
    await step('Enter opens the first hit', async () => {
      const opened = fn((event: Event) => {
        event.preventDefault();
      });
      const [first] = canvas.getAllByRole('link');
      first?.addEventListener('click', opened);
      await userEvent.type(field, '{Enter}');
      await expect(opened).toHaveBeenCalledOnce();
    });
    await step('Only what matches is left', async () => {
      await expect(canvas.queryByRole('link', { name: 'TabBar' })).not.toBeInTheDocument();
    });
    await step('Look for a toast', async () => {
      await userEvent.clear(field);
      await fill(userEvent, field, 'toast');
      await expect(canvas.getByRole('link')).toHaveAccessibleName('Notice');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^1 component$/);
    });
  },
});

/** Every word is looked for by itself, also among the states and in what is announced. */
export const FindsEachWordByItself = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'amount input errors');
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('AmountField');
  },
});

/** One word that nothing is known by does not hide what the others find. */
export const FindsInPart = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('searchbox'), 'toast helicopter');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No component has all of these words. The nearest: 1 component',
    );
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Notice');
  },
});

/** A word that nothing is known by. */
export const SaysThatThereIsNone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('searchbox'), 'helicopter');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No component is known by this. Try fewer or other words, or look through the tasks below.',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
