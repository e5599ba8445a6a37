import PremiumIcon from '@mui/icons-material/WorkspacePremiumRounded';
import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Chip from '@mui/material/Chip';

const KINDS = {
  verified: { label: 'Verified', Icon: VerifiedIcon, color: 'success' },
  premium: { label: 'Premium', Icon: PremiumIcon, color: 'secondary' },
} as const;

/** What a badge can say of a user. */
export type UserBadgeKind = keyof typeof KINDS;

export interface UserBadgeProps {
  kind: UserBadgeKind;
}

/** Says one thing that is true of a user, in a word and an icon. */
export function UserBadge({ kind }: UserBadgeProps) {
  const { label, Icon, color } = KINDS[kind];
  return <Chip size="small" variant="outlined" color={color} icon={<Icon />} label={label} />;
}
