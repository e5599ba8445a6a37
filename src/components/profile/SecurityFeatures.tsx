import DisabledIcon from '@mui/icons-material/HighlightOffRounded';
import EnabledIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

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
  const headingId = useId();
  return (
    <section>
      <Typography id={headingId} variant="h2" sx={{ marginBlockEnd: 3 }}>
        Security Features
      </Typography>
      <Paper
        variant="outlined"
        component="ul"
        // Without its bullets Safari no longer takes a list for one, unless it is told.
        role="list"
        aria-labelledby={headingId}
        sx={{ margin: 0, paddingBlock: 1, paddingInline: 4, listStyle: 'none' }}
      >
        {NAMES.map((feature) => {
          const { label, Icon, color } = STATES[user[feature] ? 'enabled' : 'disabled'];
          return (
            <Box
              component="li"
              key={feature}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
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
      </Paper>
    </section>
  );
}
