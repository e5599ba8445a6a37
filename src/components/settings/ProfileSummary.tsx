import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { clampLines } from '../../theme/styles';
import { ForeignText } from '../identity/ForeignText';
import { UserAvatar } from '../identity/UserAvatar';
import { UserBadge, type UserBadgeKind } from '../identity/UserBadge';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

export interface ProfileSummaryProps extends RootProps {
  /** The user's name. */
  name: string;
  /** The user's email address. */
  email: string;
  /** The URL of a picture. If null, the initials are shown. */
  picture?: string | null | undefined;
  /** The user's badges, for example from `securityBadges`. An empty list takes no space. */
  badges: readonly UserBadgeKind[];
}

/** A short summary of the signed-in user. */
export const ProfileSummary = rooted(
  'ProfileSummary',
  function ProfileSummary({ name, email, picture = null, badges }: ProfileSummaryProps, root) {
    return (
      <Paper
        variant="outlined"
        {...root({ display: 'flex', flexWrap: 'wrap', gap: 4, padding: 4 })}
      >
        <UserAvatar name={name} picture={picture} size={56} />
        <Box sx={{ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2" component="p" sx={clampLines(3)}>
            <ForeignText>{name}</ForeignText>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <ForeignText>{email}</ForeignText>
          </Typography>
          {badges.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 3 }}>
              {badges.map((kind) => (
                <UserBadge key={kind} kind={kind} />
              ))}
            </Box>
          )}
        </Box>
      </Paper>
    );
  },
);
