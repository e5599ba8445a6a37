import type { NewAccount } from '../../components/auth/SignupForm';
import { paths } from '../../paths';
import { useAuth } from '../../state/AuthProvider';
import { useEntrance } from './useEntrance';

const MESSAGES = {
  signup: {
    refused: 'Failed to create account. Please try again.',
    failed: 'An error occurred. Please try again.',
  },
} as const;

/** Opens an account, once at a time, and then the app. */
export function useSignup() {
  const auth = useAuth();
  const { error, enter } = useEntrance(MESSAGES, paths.home);
  return {
    error,
    create: (account: NewAccount) => enter('signup', () => auth.signup(account)),
  };
}
