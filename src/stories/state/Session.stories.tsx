import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { refuse } from '../../domain/result';
import type { User } from '../../domain/user';
import { createStoryWorld } from '../../testing/storyWorld';
import { useAuth } from '../../state/session/useAuth';
import { WorldContext } from '../../state/WorldContext';
import { DEMO_USER } from '../../domain/demo/demoAccount';

/** Shows the session and the result of the last sign-in, with buttons that change them. */
function Session() {
  const { isAuthenticated, user, signIn, signOut, enableBiometrics } = useAuth();
  const [result, setResult] = useState('no sign-in yet');
  const signInWith = async (password: string) => {
    try {
      const isSignedIn = await signIn({ email: 'demo@florin.example', password });
      setResult(isSignedIn ? 'signed in' : 'refused');
    } catch {
      setResult('failed');
    }
  };
  const biometrics = user?.biometricEnabled === true ? 'with biometrics' : 'without biometrics';
  const buttons: readonly (readonly [label: string, press: () => void])[] = [
    ['Right password', () => void signInWith('florin-demo')],
    ['Wrong password', () => void signInWith('florin')],
    ['Sign out', () => void signOut()],
    ['Enable biometrics', enableBiometrics],
  ];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {isAuthenticated ? `${user?.name ?? ''}, ${biometrics}` : 'Signed out'}; {result}
      </Typography>
      {buttons.map(([label, press]) => (
        <Button key={label} variant="outlined" onClick={press}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}

interface SessionOfProps {
  /** The user who is signed in at the start, or null if there is no session. */
  user: User | null;
}

/** Renders `Session` with a session that starts with the given user. */
function SessionOf({ user }: SessionOfProps) {
  const [world] = useState(() =>
    createStoryWorld({ backEnd: (adapter) => ({ ...adapter, user }) }),
  );
  return (
    <WorldContext value={world}>
      <Session />
    </WorldContext>
  );
}

/**
 * `useAuth` returns the signed-in user, and functions that sign the user up, in and out. `enableBiometrics` sets the
 * flag `biometricEnabled` of the user.
 *
 * `signIn` resolves to true if the user is signed in, and to false if the server refuses the password. It rejects if
 * the call fails, or if the server refuses the sign-in for another reason. So a form can show a different message in
 * each case.
 */
const meta = preview.meta({
  component: SessionOf,
  args: { user: { ...DEMO_USER, biometricEnabled: false } },
});

export const Base = meta.story();

/** @spec entity-fields */
Base.test('starts signed in', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Alex Morgan, without biometrics; no sign-in yet',
  );
});

Base.test(
  'signs in after failures',
  { parameters: { world: { session: 'signed-out', delays: 'real' } }, render: () => <Session /> },
  async (context) => {
    const { canvas, userEvent, step } = context;
    const status = canvas.getByRole('status');
    const expectStatus = (text: string) => waitFor(() => expect(status).toHaveTextContent(text));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('A wrong password is refused after a second', async () => {
      await press('Wrong password');
      await advance(context, 999);
      await expect(status).toHaveTextContent('Signed out; no sign-in yet');
      await advance(context, 1);
      await expectStatus('Signed out; refused');
    });
    await step(
      'A failed call has a different result, and the user remains signed out',
      async () => {
        worldOf(context).outcomes.signIn = 'fail';
        await press('Right password');
        await advance(context, 1_000);
        await expectStatus('Signed out; failed');
      },
    );
    await step('The right password signs in', async () => {
      worldOf(context).outcomes.signIn = 'normal';
      await press('Right password');
      await advance(context, 1_000);
      await expectStatus('Alex Morgan, with biometrics; signed in');
    });
    await step('A refused sign-in does not end the session', async () => {
      await press('Wrong password');
      await advance(context, 1_000);
      await expectStatus('Alex Morgan, with biometrics; refused');
    });
    await step('Sign out', async () => {
      await press('Sign out');
      await expectStatus('Signed out');
    });
  },
);

/** The server refuses the sign-in for a reason other than the password. `signIn` rejects, and the failure is logged. */
Base.test(
  'fails for a locked account',
  {
    parameters: {
      world: {
        session: 'signed-out',
        backEnd: (simulated: WalletAdapter): WalletAdapter => ({
          ...simulated,
          signIn: () =>
            Promise.resolve(refuse({ kind: 'message', text: 'This account is locked.' })),
        }),
      },
    },
    render: () => <Session />,
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Signed out; failed'));
    await expect(worldOf(context).logged).toEqual(['Signing in was refused']);
  },
);

Base.test(
  'ignores an answer after signing out',
  { parameters: { world: { delays: 'real' } }, render: () => <Session /> },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await advance(context, 1_000);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Signed out; refused'),
    );
  },
);

Base.test(
  'signs out when the call fails',
  { parameters: { world: { calls: { signOut: 'fail' } } }, render: () => <Session /> },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Signed out'));
    await waitFor(() => expect(worldOf(context).logged).toEqual(['Signing out was not confirmed']));
  },
);

Base.test(
  'signs out without an answer',
  { parameters: { world: { calls: { signOut: 'hang' } } }, render: () => <Session /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Signed out'));
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Alex Morgan.*signed in/),
    );
  },
);

/**
 * `enableBiometrics` sets the flag `biometricEnabled` of the user.
 * @spec biometrics-flag
 */
export const WithBiometrics = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable biometrics' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Alex Morgan, with biometrics');
  },
});

/**
 * If no user is signed in, enabling biometrics has no effect.
 * @spec entity-fields
 */
export const SignedOut = meta.story({
  tags: ['!autodocs'],
  args: { user: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable biometrics' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed out; no sign-in yet');
  },
});
