import Box from '@mui/material/Box';
import { CURRENCIES, CURRENCY_LIST } from '../../domain/currency/currency';
import { SAMPLE_CURRENCIES } from '../../domain/demo/sampleCurrencies';
import { formatAmount, formatUnits } from '../../domain/money/format';
import { FingerprintRounded as FingerprintIcon } from '../../icons/FingerprintRounded';
import { PasswordRounded as PasswordIcon } from '../../icons/PasswordRounded';
import { PlainList } from '../../components/layout/PlainList';
import { CurrencyIcon } from '../../components/money/CurrencyIcon';
import { useFlorin } from '../../components/provider/useFlorin';
import type { Say } from '../../components/provider/internals/say';
import { useMessages } from '../../components/provider/useMessages';
import { FeatureCard, type FeatureCardProps } from './FeatureCard';
import { SpecimenLine } from './SpecimenLine';

const english = {
  walletTitle: 'Multi-currency wallet',
  walletText:
    'US dollars, euros, British pounds, Bitcoin, Ethereum and Cardano side by side, with one total you can read at a glance.',
  transfersTitle: 'Instant transfers',
  transfersText:
    'Send to an email or a wallet address. See what is available before you send, and whether it arrived right after.',
  exchangeTitle: 'Built-in exchange',
  exchangeText:
    'Swap one currency for another at real-time rates. You receive exactly the amount on the screen, to the sixth decimal.',
  securityTitle: 'Bank-level security',
  securityText:
    'Sign in with your fingerprint or face, and add a second factor for everything that matters.',
  biometric: 'Biometric sign-in',
  twoFactor: 'Two-factor (2FA)',
} as const;

export type FeatureGridTexts = typeof english;

/** Returns the four advertised features, with examples from the sample data and the rates. */
const featuresIn = (
  say: Say<typeof english>,
  { usd, eur, btc }: typeof CURRENCIES,
  locale: string | undefined,
): readonly FeatureCardProps[] => [
  {
    pattern: 'bloom',
    title: say('walletTitle'),
    text: say('walletText'),
    children: (
      <Box sx={{ display: 'flex', '& > * + *': { marginInlineStart: -2 } }}>
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
    title: say('transfersTitle'),
    text: say('transfersText'),
    children: (
      <>
        <SpecimenLine
          start="rent@example.com"
          end={formatAmount('47.32', usd, { locale, sign: '-' })}
        />
        <SpecimenLine
          start="bc1qw508d6…"
          end={formatAmount('0.0125', btc, { locale, sign: '-' })}
        />
      </>
    ),
  },
  {
    pattern: 'star',
    title: say('exchangeTitle'),
    text: say('exchangeText'),
    children: (
      <>
        <SpecimenLine
          start={formatUnits('1', usd, { locale })}
          end={formatUnits(SAMPLE_CURRENCIES.eur.rates.fromUsd, eur, { locale })}
        />
        <SpecimenLine
          start={formatUnits('1', btc, { locale })}
          end={formatUnits(SAMPLE_CURRENCIES.btc.rates.toUsd, usd, { locale })}
        />
      </>
    ),
  },
  {
    pattern: 'shield',
    title: say('securityTitle'),
    text: say('securityText'),
    children: (
      <>
        <SpecimenLine start={say('biometric')} end={<FingerprintIcon />} />
        <SpecimenLine start={say('twoFactor')} end={<PasswordIcon />} />
      </>
    ),
  },
];

/** The advertised features, one card for each. */
export function FeatureGrid() {
  const say = useMessages('FeatureGrid', english);
  const { locale } = useFlorin();
  return (
    <PlainList sx={grid}>
      {featuresIn(say, CURRENCIES, locale).map((feature) => (
        <FeatureCard key={feature.title} {...feature} />
      ))}
    </PlainList>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
