import { expect, screen, waitFor, type UserEventObject } from 'storybook/test';
import preview from '#.storybook/preview';
import ForgotPasswordPage from '../../pages/ForgotPasswordPage';

/**
 * A form for a forgotten password. The confirmation is the same for every email address, because this demo sends no
 * email.
 *
 * **Keyboard**: Enter in the field submits the form. The confirmation receives the focus.
 */
const meta = preview.meta({
  component: ForgotPasswordPage,
  parameters: {
    layout: 'fullscreen',
    route: '/forgot-password',
    world: { session: 'signed-out' },
    docs: { story: { inline: false, height: '560px' } },
  },
});

const email = () => screen.findByRole('textbox', { name: 'Email' });

export const Base = meta.story();

Base.test('has a heading and a title', async () => {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  await expect(heading).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Forgot password · Florin'));
});

/** The confirmation does not reveal whether an account exists. */
Base.test('does not reveal unknown addresses', async ({ app, userEvent, step }) => {
  await expectAnswer(userEvent, 'nobody@example.com');
  await step('The link opens the sign-in page', async () => {
    await app.follow('Back to sign in');
    await app.arriveAt('Welcome back');
  });
});

/** A signed-in user can also open the page. */
export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await email()).toHaveValue('');
  },
});

/** Submits an email address and expects the confirmation, which is the same for every address. */
async function expectAnswer(userEvent: UserEventObject, address: string) {
  await userEvent.type(await email(), `${address}{Enter}`);
  const answer = await screen.findByRole('status');
  await waitFor(() => expect(answer).toHaveFocus());
  await expect(answer).toHaveTextContent('Nothing was sent');
  await expect(answer).toHaveTextContent(
    'A real wallet would now send an email to this address if it belonged to an account. This demo has no server, sends no email and has not kept what you typed.',
  );
  await expect(answer).not.toHaveTextContent(address);
  await expect(
    screen.queryByText('Enter the email address you sign in with.'),
  ).not.toBeInTheDocument();
}

export const ConfirmationShown = meta.story({
  tags: ['!autodocs'],
  play: ({ userEvent }) => expectAnswer(userEvent, 'demo@florin.example'),
});
