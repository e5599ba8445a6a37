export { ProfileForm } from './ProfileForm.messages';

/** The English texts of the components beside this file. */
export const SecurityFeatures = {
  title: 'Security Features',
  biometricEnabled: 'Biometric authentication',
  twoFactorEnabled: 'Two-factor authentication',
  isVerified: 'Account verification',
  enabled: 'Enabled',
  disabled: 'Disabled',
} as const;

export const StatTiles = { title: 'Statistics' } as const;
