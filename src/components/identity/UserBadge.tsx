import Box from '@mui/material/Box';
import type { User } from '../../domain/user';
import { FingerprintRounded as BiometricIcon } from '../../icons/FingerprintRounded';
import { PhonelinkLockOutlined as TwoFactorIcon } from '../../icons/PhonelinkLockOutlined';
import { VerifiedOutlined as VerifiedIcon } from '../../icons/VerifiedOutlined';
import { WorkspacePremiumOutlined as PremiumIcon } from '../../icons/WorkspacePremiumOutlined';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';

const english = {
  verified: 'Verified',
  biometric: 'Biometric',
  twoFactor: '2FA',
  premium: 'Premium',
  premiumMember: 'Premium Member',
} as const;

export type UserBadgeTexts = typeof english;

const KINDS = {
  verified: { Icon: VerifiedIcon, color: 'success.main' },
  biometric: { Icon: BiometricIcon, color: 'primary.main' },
  twoFactor: { Icon: TwoFactorIcon, color: 'primary.main' },
  premium: { Icon: PremiumIcon, color: 'secondary.main' },
  premiumMember: { Icon: PremiumIcon, color: 'secondary.main' },
} as const;

/** The kinds of badge: three security features, and two for premium accounts. */
export type UserBadgeKind = keyof typeof KINDS;

/** Returns the badges for the security features that a user has enabled. */
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

export interface UserBadgeProps extends RootProps {
  /** The kind of badge, which decides its icon and its text. */
  kind: UserBadgeKind;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** These styles replace MUI's `Chip`, because a badge needs only a small part of it. */
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  maxInlineSize: '100%',
  paddingInline: '2px 7px',
  gap: '3px',
  // The border is also visible in forced colours.
  border: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
  borderRadius: '16px',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

/** A badge of a user: a word and an icon. */
export const UserBadge = rooted(
  'UserBadge',
  function UserBadge({ kind, messages }: UserBadgeProps, root) {
    const say = useMessages('UserBadge', english, messages);
    const { Icon, color } = KINDS[kind];
    return (
      <Box component="span" {...root({ ...pill, color })}>
        <Icon sx={{ fontSize: '1.125rem' }} />
        {/* The padding lets large text wrap instead of being cut off. */}
        <Box component="span" sx={{ paddingBlock: '2px' }}>
          {say(kind)}
        </Box>
      </Box>
    );
  },
);
