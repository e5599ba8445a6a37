import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ReceivePlaceholder } from '../../../components/screens/payments/ReceivePlaceholder/ReceivePlaceholder';
import { matrix } from '../../../testing/matrix';

/**
 * Shown in place of a panel with receiving addresses while they load, or if there are none.
 *
 * Use it where a `ReceivePanel` is shown later.
 *
 * **When not to use it**: While a whole page loads, use `PageSkeleton`.
 *
 * **Find it by**: addresses loading, no address, skeleton.
 */
const meta = preview.meta({
  component: ReceivePlaceholder,
  args: { loading: false },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Addresses cannot be shown here.')).toBeVisible();
  },
});

export const Matrix = meta.story(
  matrix({
    Loading: <ReceivePlaceholder loading />,
    'Without addresses': <ReceivePlaceholder loading={false} />,
  }),
);
