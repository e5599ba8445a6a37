/** The English texts of `AccountMenu`. */
export const AccountMenu = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  lightMode: 'Light Mode',
  darkMode: 'Dark Mode',
  tryDemo: 'Try Demo',
  profile: 'Profile',
  openWallet: 'Open Wallet',
  notifications: 'Notifications',
  settings: 'Settings',
  signOut: 'Sign Out',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly AccountMenu: typeof AccountMenu;
  }
}
