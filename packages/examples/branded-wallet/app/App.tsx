'use client';

import { AdapterProvider } from 'florin/AdapterProvider';
import type { User } from 'florin/domain/user';
import { PublicPage } from 'florin/PublicPage';
import { SigninForm, type SigninFormProps } from 'florin/SigninForm';
import { useWallet } from 'florin/useWallet';
import { useState } from 'react';
import { adapter } from './adapter';
import { BRAND } from './reader';
import { Wallet } from './Wallet';

/** Renders the page in an `AdapterProvider`, whose hooks read the wallets of the signed-in user. */
export function App() {
  const [user, setUser] = useState<User>();
  return (
    <AdapterProvider adapter={adapter} userId={user?.id ?? null}>
      <Page {...(user && { user })} onUser={setUser} />
    </AdapterProvider>
  );
}

interface PageProps {
  user?: User;
  onUser: (user?: User) => void;
}

/** Renders the wallet while a user is signed in, otherwise the sign-in form. */
function Page({ user, onUser }: PageProps) {
  const { status, retry } = useWallet();
  if (user && status !== 'signed-out')
    return (
      <Wallet
        user={user}
        onSignOut={() => {
          void adapter.signOut().finally(() => {
            onUser();
          });
        }}
      />
    );

  const signIn: SigninFormProps['onSubmit'] = async ({ email, password }, { signal }) => {
    const answer = await adapter.signIn({ email, password }, { signal });
    if (!answer.ok) return answer.refusal;
    onUser(answer.value);
    // If the same user signs in again after the session has ended, the wallets are not read again without this call.
    retry();
    return null;
  };

  return (
    <PublicPage brand={BRAND} homeHref="/" title="Anmelden">
      <SigninForm onSubmit={signIn} />
    </PublicPage>
  );
}
