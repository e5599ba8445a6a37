import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ReceivePlaceholder } from '../../../features/payments/ReceiveSheet';
import { matrix } from '../../../testing/matrix';

/**
 * A placeholder for a `ReceivePanel`: a skeleton while the addresses load, or a sentence if there are none.
 *
 * Use it in the place of the panel, for example in a `Sheet`.
 *
 * **When not to use it**: While a whole page loads, use `PageSkeleton`.
 *
 * **Find it by**: addresses loading, no address, skeleton.
 */
const meta = preview.meta({
  id: 'components-screens-receiveplaceholder',
  component: ReceivePlaceholder,
  args: { loading: false },
});

export const Base = meta.story();

Base.test('states that addresses cannot be shown', async ({ canvas }) => {
  await expect(canvas.getByText('Addresses cannot be shown here.')).toBeVisible();
});

export const Matrix = meta.story(
  matrix({
    Loading: <ReceivePlaceholder loading />,
    'Without addresses': <ReceivePlaceholder loading={false} />,
  }),
);
