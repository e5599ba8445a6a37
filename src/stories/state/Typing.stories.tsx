import { Profiler } from 'react';
import { expect, fn, mocked, screen, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import { ForgotPasswordForm } from '../../components/auth/ForgotPasswordForm';
import { SigninForm } from '../../components/auth/SigninForm';
import { SignupForm } from '../../components/auth/SignupForm';
import { SendForm } from '../../components/payments/send/SendForm/SendForm';
import { SAMPLE_BALANCES } from '../../domain/demo/sampleWorld';

const FORMS = {
  signin: <SigninForm forgotPasswordHref="/forgot-password" onSubmit={fn()} />,
  signup: <SignupForm termsHref="/terms" privacyHref="/privacy" onSubmit={fn()} />,
  forgotPassword: <ForgotPasswordForm signinHref="/signin" onSubmit={fn()} />,
  send: <SendForm available={SAMPLE_BALANCES} onSend={fn()} onClose={fn()} />,
} as const;

interface TypingProps {
  /** The form to type into. */
  form: keyof typeof FORMS;
  /** Called when a part of the form renders. */
  onRender: () => void;
}

function Typing({ form, onRender }: TypingProps) {
  return (
    <Profiler id={form} onRender={onRender}>
      {FORMS[form]}
    </Profiler>
  );
}

/**
 * Typing into a form does not render the form again.
 *
 * On a slow phone, rendering a form takes longer than the time between two letters. The fields are therefore
 * uncontrolled, and the form reads their values when it is submitted. The form renders only if something else depends
 * on the text, such as a disabled button.
 *
 * React's production build has no profiler, so the stories of a built Storybook do not check the counts.
 */
const meta = preview.meta({ component: Typing, args: { form: 'send' as const, onRender: fn() } });

const COUNTS = import.meta.env.DEV;

const renders = ({ onRender }: TypingProps) => mocked(onRender).mock.calls.length;

/**
 * Types into a field. The first letter may render the form, because the look of the field changes. The next letters
 * must not render the form.
 */
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

export const Base = meta.story();

Base.test('counts renders', async ({ args }) => {
  if (COUNTS) await expect(renders(args)).toBeGreaterThan(0);
});

Base.test('skips rendering the form', async ({ args, mount, step, userEvent }) => {
  for (const form of ['send', 'signin', 'signup', 'forgotPassword'] as const)
    await step(`Type into ${FIELDS[form]} of ${form}`, async () => {
      await mount(<Typing key={form} {...args} form={form} />);
      await typeInto(FIELDS[form])({ args, userEvent });
    });
});

/** The first letter removes the error of its field. The next letters do not render the form. */
Base.test(
  'clears an error while typing',
  { args: { form: 'signin' } },
  async ({ app, args, userEvent }) => {
    await app.press('Sign In');
    const field = screen.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription('Email is required');
    await userEvent.type(field, 'a');
    await expect(field).not.toHaveAccessibleDescription();
    mocked(args.onRender).mockClear();
    await userEvent.type(field, 'lex');
    await expect(renders(args)).toBe(0);
  },
);

/**
 * Maps each form to the label of one of its text fields. Recipient and Amount of `send` are not used, because their
 * hints render the form while the user types.
 */
const FIELDS = {
  send: 'Description (optional)',
  signin: 'Email',
  signup: 'Email',
  forgotPassword: 'Email',
} as const;
