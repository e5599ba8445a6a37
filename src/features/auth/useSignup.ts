import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignupDraft } from '../../components/auth/SignupForm/SignupForm';
import { paths } from '../../constants/paths';
import { useAuth } from '../../state/AuthProvider';
import { failureText } from './failureText';
import { useAuthActions, useAuthTexts } from './useAuthActions';

/** Opens an account and then the app. If the page unmounts before, the typed values are kept as a draft. */
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
