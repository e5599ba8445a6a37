import SecurityIcon from '@mui/icons-material/AccountBalanceOutlined';
import TransferIcon from '@mui/icons-material/BoltRounded';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BiometricIcon from '@mui/icons-material/FingerprintRounded';
import UsersIcon from '@mui/icons-material/GroupsOutlined';
import RatesIcon from '@mui/icons-material/QueryStatsRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import SupportIcon from '@mui/icons-material/SupportAgentRounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PlainList } from '../layout/PlainList';

/** The product's claims; users' opinions among them are marked in gold. */
const CLAIMS = [
  { text: 'Multi-currency wallet', Icon: WalletIcon, color: 'primary.main' },
  { text: 'Instant transfers with low fees', Icon: TransferIcon, color: 'primary.main' },
  { text: 'Bank-level security', Icon: SecurityIcon, color: 'primary.main' },
  { text: 'Real-time rates', Icon: RatesIcon, color: 'primary.main' },
  { text: 'Biometric authentication', Icon: BiometricIcon, color: 'primary.main' },
  { text: '24/7 support', Icon: SupportIcon, color: 'primary.main' },
  { text: 'Trusted by over 100,000 users', Icon: UsersIcon, color: 'gold.main' },
  { text: '4.9/5 rating', Icon: StarIcon, color: 'gold.main' },
] as const;

/** The reasons for an account, beside the form that opens one. */
export function SignupClaims() {
  const headingId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ padding: 5 }}>
      <Typography id={headingId} variant="h2">
        What you get
      </Typography>
      <PlainList sx={columns}>
        {CLAIMS.map(({ text, Icon, color }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
            <Icon fontSize="small" sx={{ color }} />
            <Typography component="span" variant="body2" sx={{ minInlineSize: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Paper>
  );
}

/** Two columns where both are wide enough to read. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: 3,
  marginBlockStart: 4,
} as const;
