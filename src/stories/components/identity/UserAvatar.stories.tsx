import IconButton from '@mui/material/IconButton';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserAvatar } from '../../../components/identity/UserAvatar';
import { matrix } from '../../../testing/matrix';

/** A picture that comes with the story, so that nothing is fetched from elsewhere. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0e5a43" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#e7b75a"/><path fill="#e7b75a" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

/** The letters on the avatar: the style sheet paints them, so they are no text to be found. */
function paintedOn(root: HTMLElement): string | undefined {
  const initials = root.querySelector<HTMLElement>('[data-initials]');
  return initials?.dataset['initials'];
}

/**
 * A user's picture, or up to two initials. It is ornament and silent: put the name beside it, or on
 * the button around it.
 *
 * **When not to use it**: For wallets or currencies, which have marks of their own: that is
 * `CurrencyIcon`.
 *
 * **States**: initials, a picture, a picture that does not load (initials again), a name without a letter (a drawn
 * person).
 *
 * **Keyboard**: none of its own.
 *
 * **Related**: `ProfileSummary`, `ProfileMenu`, `UserBadge`.
 *
 * **Find it by**: profile picture, photo, initials, account image.
 */
const meta = preview.meta({
  component: UserAvatar,
  args: { name: 'Alex Morgan', picture: null },
  argTypes: { size: { control: { type: 'range', min: 24, max: 128, step: 4 } } },
});

export const Base = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('The first letters of both names stand in for a picture', async () => {
      await expect(paintedOn(canvasElement)).toBe('AM');
    });
    await step('To assistive technology there is nothing: no picture, no letters', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      await expect(canvas.queryByText('AM')).not.toBeInTheDocument();
    });
  },
});

export const WithPicture = meta.story({
  args: { picture: PICTURE },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The picture is there in place of the initials', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
      await expect(paintedOn(canvasElement)).toBeUndefined();
    });
    await step('It is ornament all the same', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
});

/** Where the picture cannot be shown, the initials come back. */
export const BrokenPicture = meta.story({
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(paintedOn(canvasElement)).toBe('AM'));
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
});

/** One word gives one letter. */
export const OneName = meta.story({
  args: { name: 'alex' },
  play: async ({ canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBe('A');
  },
});

/** Signs are no initials. Without a letter or digit, a person is drawn. */
export const NoLetter = meta.story({
  args: { name: '😀 <>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBeUndefined();
    await expect(canvas.getByTestId('PersonIcon')).toBeVisible();
  },
});

/** However many words there are: the first and the last count. */
export const LongName = meta.story({
  args: { name: 'Alex of the Seven Hills of Lisbon Morgan' },
  play: async ({ canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBe('AM');
  },
});

/** On the profile; the letters grow with it. */
export const Large = meta.story({ args: { size: 96 } });

export const LeavesTheNameToTheButton = meta.story({
  render: (args) => (
    <IconButton aria-label="Profile menu">
      <UserAvatar {...args} />
    </IconButton>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the button, and its name is its own', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
      await expect(canvas.getByRole('button')).toHaveTextContent('');
    });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      Initials: <UserAvatar name="Alex Morgan" />,
      'One name': <UserAvatar name="Alex" />,
      Picture: <UserAvatar name="Alex Morgan" picture={PICTURE} />,
      'Large initials': <UserAvatar name="Alex Morgan" size={56} />,
      'Large, one name': <UserAvatar name="Alex" size={56} />,
      'Large picture': <UserAvatar name="Alex Morgan" picture={PICTURE} size={56} />,
    },
    { cell: 150 },
  ),
);
