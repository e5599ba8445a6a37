/** The English texts of the components beside this file. */
export const UserBadge = {
  verified: 'Verified',
  biometric: 'Biometric',
  twoFactor: '2FA',
  premium: 'Premium',
  premiumMember: 'Premium Member',
} as const;
