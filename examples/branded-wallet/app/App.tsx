'use client';

import type { User } from 'florin/domain/user';
import { PublicPage } from 'florin/PublicPage';
import { SigninForm } from 'florin/SigninForm';
import type { SigninFormProps } from 'florin/SigninForm';
import { useCallback, useState } from 'react';
import { adapter } from './adapter';
import { BRAND } from './reader';
import { Wallet } from './Wallet';

/** Shows the sign-in page, or the wallet of the signed-in user. */
export function App() {
  const [user, setUser] = useState<User>();
  const handleSignedOut = useCallback(() => {
    setUser(undefined);
  }, []);
  if (user) return <Wallet user={user} onSignedOut={handleSignedOut} />;

  const signIn: SigninFormProps['onSubmit'] = async ({ email, password }, { signal }) => {
    const answer = await adapter.signIn({ email, password }, { signal });
    if (!answer.ok) return answer.refusal;
    setUser(answer.value);
    return null;
  };

  return (
    <PublicPage brand={BRAND} homeHref="/" title="Anmelden">
      <SigninForm onSubmit={signIn} />
    </PublicPage>
  );
}
