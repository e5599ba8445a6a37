/** The English texts of `SecurityFeatures`. */
export const SecurityFeatures = {
  title: 'Security Features',
  biometricEnabled: 'Biometric authentication',
  twoFactorEnabled: 'Two-factor authentication',
  isVerified: 'Account verification',
  enabled: 'Enabled',
  disabled: 'Disabled',
} as const;
