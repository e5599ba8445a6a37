import { useCallback, useRef } from 'react';
import type { NewAccount } from '../../components/auth/SignupForm';
import type { SignupDraft } from '../../components/auth/signupRules';
import { paths } from '../../app/paths';
import { useAuth } from '../../state/AuthProvider';
import { useEntrance } from './useEntrance';

const MESSAGES = {
  signup: {
    refused: 'Failed to create account. Please try again.',
    failed: 'An error occurred. Please try again.',
  },
} as const;

/** Opens an account, once at a time, and then the app. An account that was begun is kept on leaving. */
export function useSignup() {
  const { signup, draft, keepDraft } = useAuth();
  const { error, enter } = useEntrance(MESSAGES, paths.home);
  const isOpen = useRef(false);
  return {
    error,
    draft: draft(),
    create: (account: NewAccount) =>
      enter('signup', async () => {
        isOpen.current = await signup(account);
        return isOpen.current;
      }),
    leave: useCallback(
      (begun: SignupDraft) => {
        if (!isOpen.current) keepDraft(begun);
      },
      [keepDraft],
    ),
  };
}
