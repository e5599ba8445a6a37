import { expect } from 'storybook/test';
import { components } from 'virtual:catalogue';
import preview from '#.storybook/preview';
import { ComponentFinder } from './ComponentFinder';

/**
 * Finds a component by what it does. It is the field on the page Find a component, and reads what
 * the components' own comments say.
 *
 * **States**: everything, what matches, nothing.
 *
 * **Keyboard**: Tab goes from the field to the links. How many there are is announced politely.
 */
const meta = preview.meta({
  component: ComponentFinder,
  args: { components },
  tags: ['!autodocs'],
});

/** All components, before anything is typed. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(50);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** In the words of whoever looks for it, not in ours. */
export const FindsByWhatItDoes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'What should it do?' });
    await step('Look for an input for money', async () => {
      await userEvent.type(field, 'enter amount');
      await expect(await canvas.findByRole('link', { name: 'AmountField' })).toHaveAttribute(
        'href',
        '?path=/docs/components-inputs-amountfield--docs',
      );
    });
    await step('Only what matches is left', async () => {
      await expect(canvas.queryByRole('link', { name: 'TabBar' })).not.toBeInTheDocument();
    });
    await step('Look for a toast', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'toast');
      await expect(await canvas.findByRole('link', { name: 'Notice' })).toBeVisible();
    });
  },
});

/** A word that nothing is known by. */
export const SaysThatThereIsNone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'helicopter');
    await expect(canvas.getByRole('status')).toHaveTextContent('No component does this.');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
