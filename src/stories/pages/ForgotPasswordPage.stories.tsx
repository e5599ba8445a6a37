import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import ForgotPasswordPage from '../../pages/ForgotPasswordPage';
import { arriveAt } from '../../testing/steps';

/**
 * Asks whose password is forgotten, and gives everyone the same answer, which is also the truth:
 * this demo sends no e-mail.
 *
 * **States**: empty, something missing, answered.
 *
 * **Keyboard**: Enter in the field sends it; the answer takes the focus.
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

export const Base = meta.story({
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
    await expect(heading).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Forgot password · Florin'));
  },
});

export const SignedIn = meta.story({
  parameters: { world: { session: 'demo' } },
  play: async () => {
    await expect(await email()).toHaveValue('');
  },
});

/** The answer to an address that has an account, and to one that has none. */
const answers = (address: string) =>
  meta.story({
    play: async ({ userEvent, step }) => {
      await step(`Ask for ${address}`, async () => {
        await userEvent.type(await email(), `${address}{Enter}`);
      });
      await step('The answer has the focus, and says that no e-mail is sent', async () => {
        const answer = await screen.findByRole('status');
        await waitFor(() => expect(answer).toHaveFocus());
        await expect(answer).toHaveTextContent('Nothing was sent');
        await expect(answer).toHaveTextContent(
          'A real wallet would now send an e-mail to this address if it belonged to an account. This demo has no server, sends no e-mail and has not kept what you typed.',
        );
        await expect(answer).not.toHaveTextContent(address);
      });
      await step('The way back leads to the sign-in', async () => {
        await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
        await arriveAt('Welcome back');
      });
    },
  });

export const AnswersTheDemoAccount = answers('demo@florin.example');

export const AnswersAStrangerAlike = answers('nobody@example.com');
