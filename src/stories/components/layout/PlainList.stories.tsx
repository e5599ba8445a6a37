import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';

const items = ['Dollars', 'Euros', 'Pounds'].map((name) => <li key={name}>{name}</li>);

/**
 * A list without bullets and without the browser's margins, which assistive technology takes for a
 * list all the same. Use it for whatever is many of a kind: lines, cards, tiles.
 *
 * **When not to use it**: For entries that are pressed: those are a `Menu` or MUI's List. For the
 * steps of an instruction, which are numbered.
 *
 * **States**: one item below the other; laid out by `sx`; named by a heading.
 *
 * **Keyboard**: none of its own.
 *
 * **Related**: `Section`, `TransactionList`, `CurrencyList`, `Claims`.
 *
 * **Find it by**: ul, list without bullets, unstyled list, role list, Safari.
 */
const meta = preview.meta({
  component: PlainList,
  args: { children: items },
  argTypes: { sx: { control: false } },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list');
    await step('It says that it is a list, which Safari asks for', async () => {
      await expect(list).toHaveAttribute('role', 'list');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('There are neither bullets nor margins', async () => {
      await expect(list).toHaveStyle({ listStyleType: 'none', margin: '0px', padding: '0px' });
    });
  },
});

/** A heading names it, for users who jump from list to list. */
export const Named = meta.story({
  render: (args) => (
    <>
      <Typography id="currencies" variant="h2">
        Currencies
      </Typography>
      <PlainList {...args} labelledBy="currencies" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Currencies' })).toBeVisible();
  },
});

/** Side by side while there is room; a margin of its own comes after the reset. */
export const InColumns = meta.story({
  args: { sx: { display: 'grid', gridAutoFlow: 'column', gap: 3, marginBlockStart: 4 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(canvas.getByRole('list')).toHaveStyle({ marginTop: '16px' });
  },
});
