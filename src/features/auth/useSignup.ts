import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignupDraft } from '../../components/auth/SignupForm';
import { paths } from '../page/paths';
import { useAuth } from '../../state/session/useAuth';
import { failureText } from './failureText';
import { useAuthActions, useAuthTexts } from './useAuthActions';

/**
 * Returns `signUp`, which creates an account and opens the app, and the message about the last failure. If the page
 * unmounts before that, `leave` stores the typed values as a draft in memory.
 */
export function useSignup() {
  const { draft, keepDraft } = useAuth();
  const say = useAuthTexts();
  const navigate = useNavigate();
  const isOpen = useRef(false);
  const { failure, signUp } = useAuthActions({
    onEnter: () => {
      isOpen.current = true;
      void navigate(paths.home, { replace: true });
    },
  });
  return {
    error: failureText(failure, say),
    signUp,
    draft: draft(),
    leave: useCallback(
      (begun: SignupDraft) => {
        if (!isOpen.current) keepDraft(begun);
      },
      [keepDraft],
    ),
  };
}
