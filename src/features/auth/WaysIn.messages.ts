/** The English texts of the ways in that failed. */
export const WaysIn = {
  wrongPair: 'Invalid email or password. Please try again.',
  failed: 'An error occurred. Please try again.',
  accountFailed: 'Failed to create account. Please try again.',
  biometricsRefused: 'Biometric authentication failed. Please try again.',
  biometricsMissing: 'Biometric authentication is not available.',
  demoFailed: 'Demo login failed. Please try again.',
} as const;
