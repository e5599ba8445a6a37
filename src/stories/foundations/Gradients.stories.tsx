import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { WALLET_COLORS } from '../../domain/ledger/wallet';
import { gradientCard } from '../../theme/gradientCard';
import { gradientOf, gradients } from '../../theme/tokens';
import { measured } from './measured';

/** A gradient of a wallet's card, with the contrast of white text at both ends of the gradient. */
function Specimen({ name }: { name: keyof typeof gradients }) {
  const [from, to] = gradients[name];
  return (
    <Box component="section" aria-label={name} sx={gradientCard(gradientOf(name))}>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography variant="body2">
        {from}: {measured('#FFFFFF', from)}
      </Typography>
      <Typography variant="body2">
        {to}: {measured('#FFFFFF', to)}
      </Typography>
    </Box>
  );
}

/**
 * The six gradients of wallets with white text. The gradients are the same in both themes.
 */
const meta = preview.meta({
  component: Specimen,
  args: { name: 'evergreen' },
  argTypes: { name: { control: 'select', options: WALLET_COLORS } },
  tags: ['!autodocs'],
});

/** The contrast is measured only at both ends of a gradient, because no gradient is lighter between its ends. */
export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {WALLET_COLORS.map((name) => (
        <Specimen key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
    await expect(canvas.getByRole('region', { name: 'evergreen' })).toHaveTextContent(
      '#14735A: 5.78 : 1, passes AA',
    );
    await expect(canvas.queryByText(/fails|large/)).not.toBeInTheDocument();
  },
});
