import FingerprintIcon from '@mui/icons-material/FingerprintRounded';
import PasswordIcon from '@mui/icons-material/PasswordRounded';
import Box from '@mui/material/Box';
import { CURRENCY_LIST } from '../../domain/currency';
import { PlainList } from '../layout/PlainList';
import { CurrencyIcon } from '../money/CurrencyIcon';
import type { FeatureCardProps } from './FeatureCard';
import { FeatureCard } from './FeatureCard';
import { SpecimenLine } from './SpecimenLine';

/** The four things that are advertised, with specimens from the sample data and the rate table. */
const FEATURES: readonly FeatureCardProps[] = [
  {
    pattern: 'bloom',
    title: 'Multi-currency wallet',
    text: 'US dollar, euro, British pound, Bitcoin, Ethereum and Cardano, side by side, with one total that you understand at a glance.',
    children: (
      <Box aria-hidden sx={{ display: 'flex', '& > * + *': { marginInlineStart: -2 } }}>
        {CURRENCY_LIST.map(({ id }) => (
          <Box key={id} sx={{ display: 'flex', borderRadius: '50%', bgcolor: 'background.paper' }}>
            <CurrencyIcon currency={id} />
          </Box>
        ))}
      </Box>
    ),
  },
  {
    pattern: 'wheel',
    title: 'Instant transfers',
    text: 'Send to an e-mail or to a wallet address. You see what is available before you send, and what became of it right after.',
    children: (
      <>
        <SpecimenLine start="rent@example.com" end="-$47.32" />
        <SpecimenLine start="bc1qw508d6…" end="-0.0125 BTC" />
      </>
    ),
  },
  {
    pattern: 'star',
    title: 'Built-in exchange',
    text: 'Swap one currency for another at real-time rates. What the screen says you receive is what you are credited, to the sixth decimal.',
    children: (
      <>
        <SpecimenLine start="1 USD" end="0.92 EUR" />
        <SpecimenLine start="1 BTC" end="43,250 USD" />
      </>
    ),
  },
  {
    pattern: 'shield',
    title: 'Bank-level security',
    text: 'Sign in with your fingerprint or your face, and add a second factor for everything that matters.',
    children: (
      <>
        <SpecimenLine start="Biometric sign-in" end={<FingerprintIcon aria-hidden />} />
        <SpecimenLine start="Two-factor (2FA)" end={<PasswordIcon aria-hidden />} />
      </>
    ),
  },
];

/** The advertised features, one card for each. */
export function FeatureGrid() {
  return (
    <PlainList sx={grid}>
      {FEATURES.map((feature) => (
        <FeatureCard key={feature.title} {...feature} />
      ))}
    </PlainList>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
