import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { advance, worldOf } from '#.storybook/world';
import type { WalletAdapter } from '../../backend/walletAdapter';
import { refuse } from '../../domain/result';
import type { User } from '../../domain/user';
import { createStoryWorld } from '../../testing/storyWorld';
import { AuthProvider, useAuth } from '../../state/AuthProvider';
import { sessionsOf } from '../../state/sessions';
import { DEMO_USER } from '../../domain/user';

/** The session, the end of the last sign-in, and the ways in and out. */
function Session() {
  const { isAuthenticated, user, signIn, signOut, enableBiometrics } = useAuth();
  const [answer, setAnswer] = useState('not asked');
  const enterWith = async (password: string) => {
    try {
      const entered = await signIn({ email: 'demo@florin.example', password });
      setAnswer(entered ? 'entered' : 'refused');
    } catch {
      setAnswer('failed');
    }
  };
  const biometrics = user?.biometricEnabled === true ? 'with biometrics' : 'without biometrics';
  const buttons: readonly (readonly [label: string, press: () => void])[] = [
    ['Right password', () => void enterWith('florin-demo')],
    ['Wrong password', () => void enterWith('florin')],
    ['Sign out', () => void signOut()],
    ['Enable biometrics', enableBiometrics],
  ];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {isAuthenticated ? `${user?.name ?? ''}, ${biometrics}` : 'Nobody'}; {answer}
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
  /** The signed-in user at the start; null is nobody. */
  user: User | null;
}

/** A session that starts with somebody else than the demo user. */
function SessionOf({ user }: SessionOfProps) {
  const [{ sessions, log }] = useState(() => {
    const world = createStoryWorld({ backEnd: (adapter) => ({ ...adapter, user }) });
    return { sessions: sessionsOf(world), log: world.log };
  });
  return (
    <AuthProvider sessions={sessions} log={log}>
      <Session />
    </AuthProvider>
  );
}

/**
 * `useAuth` tells who is signed in, and holds the ways in and out. Each way in ends in one of three
 * ways: it leads in, it is refused, or the call could not be answered. Only the first changes who is
 * signed in, and a form has to tell the other two apart.
 *
 * **States**: somebody with or without biometrics, nobody.
 */
const meta = preview.meta({
  component: SessionOf,
  args: { user: { ...DEMO_USER, biometricEnabled: false } },
});

export const Base = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Alex Morgan, without biometrics; not asked',
    );
  },
});

export const EnablesBiometrics = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable biometrics' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Alex Morgan, with biometrics');
  },
});

export const EnablesNothingForNobody = meta.story({
  args: { user: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable biometrics' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody; not asked');
  },
});

export const SignsInAfterARefusalAndAFailure = meta.story({
  parameters: { world: { session: 'signed-out', delays: 'real' } },
  render: () => <Session />,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const status = canvas.getByRole('status');
    const expectStatus = (text: string) => waitFor(() => expect(status).toHaveTextContent(text));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('A wrong password is refused after a second', async () => {
      await press('Wrong password');
      await advance(context, 999);
      await expect(status).toHaveTextContent('Nobody; not asked');
      await advance(context, 1);
      await expectStatus('Nobody; refused');
    });
    await step('A call that fails is told apart, and nobody is signed in', async () => {
      worldOf(context).outcomes.signIn = 'fail';
      await press('Right password');
      await advance(context, 1_000);
      await expectStatus('Nobody; failed');
    });
    await step('The right password leads in', async () => {
      worldOf(context).outcomes.signIn = 'normal';
      await press('Right password');
      await advance(context, 1_000);
      await expectStatus('Alex Morgan, with biometrics; entered');
    });
    await step('Another try that is refused does not lead out', async () => {
      await press('Wrong password');
      await advance(context, 1_000);
      await expectStatus('Alex Morgan, with biometrics; refused');
    });
    await step('And out again', async () => {
      await press('Sign out');
      await expectStatus('Nobody');
    });
  },
});

export const TellsARefusalInWordsFromAWrongPair = meta.story({
  parameters: {
    world: {
      session: 'signed-out',
      backEnd: (simulated: WalletAdapter): WalletAdapter => ({
        ...simulated,
        signIn: () => Promise.resolve(refuse({ kind: 'message', text: 'This account is locked.' })),
      }),
    },
  },
  render: () => <Session />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nobody; failed'));
    await expect(worldOf(context).logged).toEqual(['Signing in was refused']);
  },
});

export const StaysSignedOutWhenALateAnswerComes = meta.story({
  parameters: { world: { delays: 'real' } },
  render: () => <Session />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await advance(context, 1_000);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nobody; refused'));
  },
});

export const SignsOutThoughTheCallFails = meta.story({
  parameters: { world: { calls: { signOut: 'fail' } } },
  render: () => <Session />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nobody'));
    await waitFor(() => expect(worldOf(context).logged).toEqual(['Signing out was not confirmed']));
  },
});

export const SignsOutThoughTheCallHangs = meta.story({
  parameters: { world: { calls: { signOut: 'hang' } } },
  render: () => <Session />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nobody'));
    await userEvent.click(canvas.getByRole('button', { name: 'Right password' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Alex Morgan.*entered/),
    );
  },
});
