import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CheckCircleOutlineRounded as EnabledIcon } from '../../icons/CheckCircleOutlineRounded';
import { HighlightOffRounded as DisabledIcon } from '../../icons/HighlightOffRounded';
import { spreadRow } from '../../theme/styles';
import { PlainList } from '../layout/PlainList';
import { Section } from '../layout/Section';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  title: 'Security Features',
  biometricEnabled: 'Biometric authentication',
  twoFactorEnabled: 'Two-factor authentication',
  isVerified: 'Account verification',
  enabled: 'Enabled',
  disabled: 'Disabled',
} as const;

export type SecurityFeaturesTexts = typeof english;

const FEATURES = ['biometricEnabled', 'twoFactorEnabled', 'isVerified'] as const;

const STATES = {
  enabled: { Icon: EnabledIcon, color: 'success.main' },
  disabled: { Icon: DisabledIcon, color: 'text.secondary' },
} as const;

export interface SecurityFeaturesProps extends RootProps {
  /** Whether the user can sign in with a fingerprint or face recognition. */
  biometricEnabled: boolean;
  /** Whether signing in needs a second factor. */
  twoFactorEnabled: boolean;
  /** Whether the identity of the user is verified. */
  isVerified: boolean;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** The security features of a user's account and whether they are enabled. */
export const SecurityFeatures = rooted(
  'SecurityFeatures',
  function SecurityFeatures({ messages, ...user }: SecurityFeaturesProps, root) {
    const say = useMessages('SecurityFeatures', english, messages);
    return (
      <Section {...root()} title={say('title')}>
        {(headingId) => (
          <Paper variant="outlined" sx={{ paddingBlock: 1, paddingInline: 4 }}>
            <PlainList labelledBy={headingId}>
              {FEATURES.map((feature) => {
                const state = user[feature] ? 'enabled' : 'disabled';
                const { Icon, color } = STATES[state];
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
                    <span>{`${say(feature)} `}</span>
                    <Box component="span" sx={{ display: 'inline-flex', gap: 1.5, color }}>
                      <Icon fontSize="small" />
                      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                        {say(state)}
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
  },
);
