import DisabledIcon from '@mui/icons-material/HighlightOffRounded';
import EnabledIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { spreadRow } from '../../theme/styles';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';

const FEATURES = {
  biometricEnabled: 'Biometric authentication',
  twoFactorEnabled: 'Two-factor authentication',
  isVerified: 'Account verification',
} as const;

type Feature = keyof typeof FEATURES;

const NAMES = Object.keys(FEATURES) as Feature[];

const STATES = {
  enabled: { label: 'Enabled', Icon: EnabledIcon, color: 'success.main' },
  disabled: { label: 'Disabled', Icon: DisabledIcon, color: 'text.secondary' },
} as const;

export interface SecurityFeaturesProps {
  /** The user can sign in by biometrics. */
  biometricEnabled: boolean;
  /** Signing in asks for a second factor. */
  twoFactorEnabled: boolean;
  /** It is known who the user is. */
  isVerified: boolean;
}

/** How a user's account is secured, and how not. */
export function SecurityFeatures(user: SecurityFeaturesProps) {
  return (
    <Section title="Security Features">
      {(headingId) => (
        <Paper variant="outlined" sx={{ paddingBlock: 1, paddingInline: 4 }}>
          <PlainList labelledBy={headingId}>
            {NAMES.map((feature) => {
              const { label, Icon, color } = STATES[user[feature] ? 'enabled' : 'disabled'];
              return (
                <Box
                  component="li"
                  key={feature}
                  sx={{
                    ...spreadRow,
                    flexWrap: 'wrap',
                    columnGap: 4,
                    paddingBlock: 3,
                    '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
                  }}
                >
                  {FEATURES[feature]}{' '}
                  <Box component="span" sx={{ display: 'inline-flex', gap: 1.5, color }}>
                    <Icon fontSize="small" />
                    <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                      {label}
                    </Typography>
                  </Box>
                </Box>
              );
            })}
          </PlainList>
        </Paper>
      )}
    </Section>
  );
}
