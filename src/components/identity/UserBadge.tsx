import BiometricIcon from '@mui/icons-material/FingerprintRounded';
import TwoFactorIcon from '@mui/icons-material/PhonelinkLockRounded';
import PremiumIcon from '@mui/icons-material/WorkspacePremiumRounded';
import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Chip from '@mui/material/Chip';
import type { User } from '../../domain/user';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { UserBadge as english } from './UserBadge.messages';

const KINDS = {
  verified: { Icon: VerifiedIcon, color: 'success' },
  biometric: { Icon: BiometricIcon, color: 'primary' },
  twoFactor: { Icon: TwoFactorIcon, color: 'primary' },
  premium: { Icon: PremiumIcon, color: 'secondary' },
  premiumMember: { Icon: PremiumIcon, color: 'secondary' },
} as const;

/** The kinds of badge. */
export type UserBadgeKind = keyof typeof KINDS;

/** The badges of what is true of a user's security; what is not true has none. */
export function securityBadges(
  user: Pick<User, 'isVerified' | 'biometricEnabled' | 'twoFactorEnabled'>,
): readonly UserBadgeKind[] {
  const badges: readonly (readonly [kind: UserBadgeKind, isTrue: boolean])[] = [
    ['verified', user.isVerified],
    ['biometric', user.biometricEnabled],
    ['twoFactor', user.twoFactorEnabled],
  ];
  return badges.filter(([, isTrue]) => isTrue).map(([kind]) => kind);
}

export interface UserBadgeProps {
  kind: UserBadgeKind;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Says one thing that is true of a user, in a word and an icon. */
export function UserBadge({ kind, messages }: UserBadgeProps) {
  const say = useMessages('UserBadge', english, messages);
  const { Icon, color } = KINDS[kind];
  return <Chip size="small" variant="outlined" color={color} icon={<Icon />} label={say(kind)} />;
}
