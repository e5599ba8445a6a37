import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Claims } from '../../../features/landing/Claims';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import { matrix } from '../../../testing/matrix';

/**
 * Two claims about the product: it has no monthly fees, and requires no credit card.
 *
 * Use it below a link that opens the demo. On a coloured background, set `tone` to `onColor`: the claims then have the
 * text colour of their container.
 *
 * **When not to use it**: Beside the sign-up form, use `SignupClaims`. For a list of features, use `FeatureGrid`.
 *
 * **Find it by**: no monthly fees, no credit card, promises.
 */
const meta = preview.meta({ id: 'components-demo-claims', component: Claims });

export const Base = meta.story();

/** @spec landing-features */
Base.test('lists two claims', async ({ canvas }) => {
  const claims = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(claims).toEqual(['No monthly fees', 'No credit card required']);
});

export const Matrix = meta.story(
  matrix(
    {
      'On paper': <Claims />,
      'On colour': (
        <Box sx={gradientCard(gradientOf('evergreen'))}>
          <Claims tone="onColor" />
        </Box>
      ),
    },
    { cell: 400 },
  ),
);
