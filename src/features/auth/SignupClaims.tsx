import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AccountBalanceOutlined as SecurityIcon } from '../../icons/AccountBalanceOutlined';
import { AccountBalanceWalletOutlined as WalletIcon } from '../../icons/AccountBalanceWalletOutlined';
import { BoltOutlined as TransferIcon } from '../../icons/BoltOutlined';
import { FingerprintRounded as BiometricIcon } from '../../icons/FingerprintRounded';
import { GroupsOutlined as UsersIcon } from '../../icons/GroupsOutlined';
import { QueryStatsRounded as RatesIcon } from '../../icons/QueryStatsRounded';
import { StarRounded as StarIcon } from '../../icons/StarRounded';
import { SupportAgentRounded as SupportIcon } from '../../icons/SupportAgentRounded';
import { PlainList } from '../../components/layout/PlainList';
import { useMessages } from '../../components/provider/useMessages';

const english = {
  title: 'What you get',
  wallet: 'Multi-currency wallet',
  transfers: 'Instant transfers with low fees',
  security: 'Bank-level security',
  rates: 'Real-time rates',
  biometric: 'Biometric authentication',
  support: '24/7 support',
  users: 'Trusted by over 100,000 users',
  rating: '4.9/5 rating',
} as const;

export type SignupClaimsTexts = typeof english;

/** The product's claims. A claim about the opinions of users has a gold icon. */
const CLAIMS = [
  { key: 'wallet', Icon: WalletIcon, color: 'primary.main' },
  { key: 'transfers', Icon: TransferIcon, color: 'primary.main' },
  { key: 'security', Icon: SecurityIcon, color: 'primary.main' },
  { key: 'rates', Icon: RatesIcon, color: 'primary.main' },
  { key: 'biometric', Icon: BiometricIcon, color: 'primary.main' },
  { key: 'support', Icon: SupportIcon, color: 'primary.main' },
  { key: 'users', Icon: UsersIcon, color: 'gold.main' },
  { key: 'rating', Icon: StarIcon, color: 'gold.main' },
] as const;

/** A list of reasons to open an account, shown beside the sign-up form. */
export function SignupClaims() {
  const say = useMessages('SignupClaims', english);
  const headingId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ padding: 4 }}>
      <Typography id={headingId} variant="h2">
        {say('title')}
      </Typography>
      <PlainList sx={columns}>
        {CLAIMS.map(({ key, Icon, color }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
            <Icon fontSize="small" sx={{ color }} />
            <Typography component="span" variant="body2" sx={{ minInlineSize: 0 }}>
              {say(key)}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Paper>
  );
}

/** Two columns if there is enough space for the text of both; otherwise one column. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: 3,
  marginBlockStart: 4,
} as const;
