import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Banner, type BannerProps } from '../../../components/feedback/Banner';
import { matrix } from '../../../testing/matrix';

/**
 * A sentence in a frame with an icon.
 *
 * Use it for information or an error that stays on the page, such as a failed call. A banner can contain a button.
 *
 * **When not to use it**: For the error of a single field, use the prop `error` of the field component, such as
 * `TextField`. For the result of an action whose form or dialog has closed, use `Notice`.
 *
 * **Keyboard**: The banner does not receive the focus. Tab reaches the buttons and links inside the banner.
 *
 * **Announces**: its text when it appears, with the tone `error`. With `quiet`, or with another tone, nothing.
 *
 * **Find it by**: error message, form error, call failed, alert, warning, info box.
 */
const meta = preview.meta({
  component: Banner,
  args: { children: 'This is a demo. It holds no money.' },
});

export const Base = meta.story();

Base.test('the banner is plain text, not an alert', async ({ canvas }) => {
  await expect(canvas.getByText('This is a demo. It holds no money.')).toBeVisible();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

Base.test(
  'does not move the focus',
  {
    args: { children: 'An error occurred. Please try again.' },
    render: (args) => <FailingButton {...args} />,
  },
  async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Create Account' });
    await step('Before the failure there is no alert', async () => {
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('Press the button: the call fails', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
    });
    await step('The focus stays on the button', async () => {
      await expect(button).toHaveFocus();
    });
  },
);

/** With `tone="error"`, the banner is an alert. */
export const Failed = meta.story({
  args: { tone: 'error', children: 'Failed to create account. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to create account\. Please try again\.$/,
    );
  },
});

/** The content can contain a button below the sentence. */
export const WithAction = meta.story({
  render: (args) => (
    <Banner {...args}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <span>{args.children}</span>
        <Button size="small" variant="outlined">
          Fill in
        </Button>
      </Stack>
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill in' })).toHaveFocus();
  },
});

export const Matrix = meta.story(
  matrix({
    Info: <Banner>This is a demo. It holds no money.</Banner>,
    Done: <Banner tone="done">The currency is now Bitcoin.</Banner>,
    Error: <Banner tone="error">The payment could not be sent. Please try again.</Banner>,
    'More than a line': (
      <Banner>
        You are signed in to the demo account. It holds sample money, so nothing you try can cost
        you anything.
      </Banner>
    ),
    'With an action': (
      <Banner tone="error">
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <span>The payment could not be sent.</span>
          <Button size="small" variant="outlined">
            Try again
          </Button>
        </Stack>
      </Banner>
    ),
  }),
);

function FailingButton({ children }: BannerProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Stack spacing={4}>
      {failed && <Banner tone="error">{children}</Banner>}
      <Button
        variant="contained"
        onClick={() => {
          setFailed(true);
        }}
      >
        Create Account
      </Button>
    </Stack>
  );
}
