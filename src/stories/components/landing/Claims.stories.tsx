import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Claims } from '../../../components/landing/Claims/Claims';
import { gradientCard } from '../../../theme/gradientCard';
import { gradientOf } from '../../../theme/tokens';
import { matrix } from '../../../testing/matrix';

/**
 * Things that the product does not ask for, as a line below a way in. Use it there, and not as a
 * list of features.
 *
 * **When not to use it**: Beside the sign-up form: that is `SignupClaims`.
 *
 * **States**: on paper, on a coloured ground.
 *
 * **Keyboard**: nothing to press, and Tab passes it by.
 *
 * **Related**: `SignupClaims`, `Hero`, `ClosingCall`.
 *
 * **Find it by**: no monthly fees, no credit card, promises.
 */
const meta = preview.meta({ component: Claims });

export const Base = meta.story({
  play: async ({ canvas }) => {
    const claims = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(claims).toEqual(['No monthly fees', 'No credit card required']);
  },
});

export const OnColor = meta.story({
  args: { tone: 'onColor' },
  decorators: [
    (Story) => (
      <Box sx={gradientCard(gradientOf('evergreen'))}>
        <Story />
      </Box>
    ),
  ],
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
