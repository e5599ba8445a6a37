import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../../components/layout/PlainList';

const items = ['Dollars', 'Euros', 'Pounds'].map((name) => <li key={name}>{name}</li>);

/**
 * A list without bullets or margins. Screen readers still announce it as a list.
 *
 * Use it for repeated content, such as rows, cards or tiles. Safari removes the list role from a list without bullets,
 * so the component sets the role explicitly.
 *
 * **When not to use it**: For a menu of actions, use `MenuButton`. For the steps of an instruction, use an `ol`.
 *
 * **Find it by**: ul, list without bullets, unstyled list, role list, Safari.
 */
const meta = preview.meta({
  component: PlainList,
  args: { children: items },
  argTypes: { sx: { control: false } },
});

export const Base = meta.story();

Base.test('the list has an explicit role, which Safari needs', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(list).toHaveAttribute('role', 'list');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
});

Base.test('there are neither bullets nor margins', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(list).toHaveStyle({ listStyleType: 'none', margin: '0px', padding: '0px' });
});

/** A heading names the list. Screen reader users who jump from list to list hear this name. */
export const NamedByAHeading = meta.story({
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

/** Styles in `sx` override the default styles of the list, here the margin. */
export const InColumns = meta.story({
  args: { sx: { display: 'grid', gridAutoFlow: 'column', gap: 3, marginBlockStart: 4 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(canvas.getByRole('list')).toHaveStyle({ marginTop: '16px' });
  },
});
