import { Profiler } from 'react';
import type { UserEventObject } from 'storybook/test';
import { expect, fn, mocked, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ForgotPasswordForm } from '../../components/auth/ForgotPasswordForm/ForgotPasswordForm';
import { SigninForm } from '../../components/auth/SigninForm/SigninForm';
import { SignupForm } from '../../components/auth/SignupForm/SignupForm';
import { SendForm } from '../../components/payments/send/SendForm/SendForm';
import { SAMPLE_BALANCES } from '../../domain/ledger/sampleWorld';

const FORMS = {
  signin: (
    <SigninForm
      demo={{ email: 'demo@florin.example', password: 'florin-demo' }}
      forgotPasswordHref="/forgot-password"
      onSubmit={fn()}
    />
  ),
  signup: (
    <SignupForm
      demoEmail="demo@florin.example"
      termsHref="/terms"
      privacyHref="/privacy"
      onSubmit={fn()}
    />
  ),
  forgotPassword: <ForgotPasswordForm signinHref="/signin" onSubmit={fn()} />,
  send: <SendForm available={SAMPLE_BALANCES} onSend={fn()} onClose={fn()} />,
} as const;

interface TypingProps {
  /** The form that is typed into. */
  form: keyof typeof FORMS;
  /** React has rendered something of the form. */
  onRender: () => void;
}

/** A form under a profiler. */
function Typing({ form, onRender }: TypingProps) {
  return (
    <Profiler id={form} onRender={onRender}>
      {FORMS[form]}
    </Profiler>
  );
}

/**
 * Typing renders nothing anew. On a cheap phone a whole form is more work
 * than fits between two letters. The fields are the browser's own, and a form reads them when it is
 * sent; it is rendered when something else follows from the text, such as a button that wakes up.
 *
 * React's production build has no profiler: in the built catalogue the counts are left out.
 */
const meta = preview.meta({ component: Typing, args: { form: 'send' as const, onRender: fn() } });

const COUNTS = import.meta.env.DEV;

const renders = ({ onRender }: TypingProps) => mocked(onRender).mock.calls.length;

/** The first letter may change what the field looks like; the others must not render anything. */
const typeInto =
  (name: string) =>
  async ({ args, userEvent }: { args: TypingProps; userEvent: UserEventObject }) => {
    const field = screen.getByRole('textbox', { name });
    await userEvent.type(field, 'a');
    mocked(args.onRender).mockClear();
    await userEvent.type(field, 'lex@florin.example');
    await expect(field).toHaveValue('alex@florin.example');
    await expect(renders(args)).toBe(0);
  };

/** The profiler counts: the form is rendered when it appears. */
export const Base = meta.story({
  play: async ({ args }) => {
    if (COUNTS) await expect(renders(args)).toBeGreaterThan(0);
  },
});

/** A recipient and an amount have consequences, which are said as one types. A description has none. */
export const IntoTheSendForm = meta.story({
  args: { form: 'send' },
  play: typeInto('Description (optional)'),
});

export const IntoTheSigninForm = meta.story({ args: { form: 'signin' }, play: typeInto('Email') });

export const IntoTheSignupForm = meta.story({ args: { form: 'signup' }, play: typeInto('Email') });

export const IntoTheForgotPasswordForm = meta.story({
  args: { form: 'forgotPassword' },
  play: typeInto('Email'),
});

/** The first letter takes a field's error back, and renders nothing else. */
export const TakesAnErrorBack = meta.story({
  args: { form: 'signin' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const field = screen.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription('Email is required');
    await userEvent.type(field, 'a');
    await expect(field).not.toHaveAccessibleDescription();
    mocked(args.onRender).mockClear();
    await userEvent.type(field, 'lex');
    await expect(renders(args)).toBe(0);
  },
});
