/** The English texts of the settings. */
export const SettingsMenu = {
  account: 'Account',
  profile: 'Profile Settings',
  notifications: 'Notifications',
  security: 'Security',
  biometrics: 'Biometric Authentication',
  twoFactor: 'Two-Factor Authentication',
  privacy: 'Privacy Settings',
  preferences: 'Preferences',
  darkMode: 'Dark Mode',
  language: 'Language',
  support: 'Support',
  help: 'Help & Support',
} as const;
