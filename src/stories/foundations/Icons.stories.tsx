import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PlainList } from '../../components/layout/PlainList';
import { CurrencyIcon } from '../../components/money/CurrencyIcon';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { ICONS } from './icons';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: 3,
} as const;

/** All icons with the names under which they are imported. */
function Sheet() {
  return (
    <PlainList sx={grid}>
      {Object.entries(ICONS).map(([name, Icon]) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Icon />
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
      ))}
    </PlainList>
  );
}

/**
 * The icons of the components, all from Material Icons, rounded or outlined.
 */
const meta = preview.meta({ component: Sheet, tags: ['!autodocs'] });

/** Every icon that a component or a page uses. */
export const All = meta.story({
  play: async ({ canvas }) => {
    const item = canvas.getByText('VisibilityOffOutlined').closest('li');
    await expect(item?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The icons of the currencies. They are SVG drawings, because few fonts contain all symbols. */
export const Coins = meta.story({
  render: () => (
    <PlainList sx={grid}>
      {CURRENCY_LIST.map(({ id: currency }) => (
        <Box component="li" key={currency} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <CurrencyIcon currency={currency} />
          <Typography component="span" variant="body2">
            {currency}
          </Typography>
        </Box>
      ))}
    </PlainList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});
