import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { PagePart } from '../../../features/page/PagePart';

function Broken(): never {
  throw new Error('The ledger is not readable');
}

/**
 * A part of a page in a `PartBoundary`. If the part throws, the error is logged, and the rest of the page remains
 * usable.
 */
const meta = preview.meta({
  component: PagePart,
  args: { name: 'Total balance', children: <Broken /> },
  argTypes: { children: { control: false } },
  parameters: { world: {} },
});

export const Base = meta.story();

Base.test('reports a part that could not be shown, and logs it', async (context) => {
  const { canvas } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    /^Total balance could not be shown\.Try again$/,
  );
  await expect(worldOf(context).logged).toEqual(['Total balance could not be shown']);
});
