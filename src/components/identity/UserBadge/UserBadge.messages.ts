/** The English texts of `UserBadge`. */
export const UserBadge = {
  verified: 'Verified',
  biometric: 'Biometric',
  twoFactor: '2FA',
  premium: 'Premium',
  premiumMember: 'Premium Member',
} as const;
