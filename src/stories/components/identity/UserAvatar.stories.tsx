import IconButton from '@mui/material/IconButton';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { UserAvatar } from '../../../components/identity/UserAvatar';
import { matrix } from '../../../testing/matrix';

/** A data URL, so that the story needs no request. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0e5a43" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#e7b75a"/><path fill="#e7b75a" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

/** Returns the letters on the avatar. CSS renders the letters, so no text query finds them. */
function paintedOn(root: HTMLElement): string | undefined {
  const initials = root.querySelector<HTMLElement>('[data-initials]');
  return initials?.dataset['initials'];
}

/**
 * A user's picture, or their initials.
 *
 * Use it beside the user's name, or inside a button that has an accessible name. The avatar is decorative, so screen
 * readers ignore it.
 *
 * **When not to use it**: For a currency, use `CurrencyIcon`.
 *
 * **Find it by**: profile picture, photo, initials, account image.
 */
const meta = preview.meta({
  component: UserAvatar,
  args: { name: 'Alex Morgan', picture: null },
  argTypes: { size: { control: { type: 'range', min: 24, max: 128, step: 4 } } },
});

export const Base = meta.story();

Base.test('the initials of both names replace the picture', async ({ canvasElement }) => {
  await expect(paintedOn(canvasElement)).toBe('AM');
});

Base.test(
  'the avatar is hidden from assistive technology: no image, no letters',
  async ({ canvas, canvasElement }) => {
    // The letters are generated content of CSS, which screen readers would read.
    const initials = canvasElement.querySelector('[data-initials]');
    await expect(initials?.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByText('AM')).not.toBeInTheDocument();
  },
);

/** The initials are the first letters of the first and the last name. */
Base.test(
  'uses first and last initial',
  { args: { name: 'Alex of the Seven Hills of Lisbon Morgan' } },
  async ({ canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBe('AM');
  },
);

Base.test(
  'a name of one word results in one letter',
  { args: { name: 'alex' } },
  async ({ canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBe('A');
  },
);

Base.test(
  'if the name has no letter or digit, the avatar shows the icon of a person',
  { args: { name: '😀 <>' } },
  async ({ canvasElement }) => {
    await expect(paintedOn(canvasElement)).toBeUndefined();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
);

Base.test(
  'does not name its button',
  {
    render: (args) => (
      <IconButton aria-label="Profile menu">
        <UserAvatar {...args} />
      </IconButton>
    ),
  },
  async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the button, whose name is its label', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
      await expect(canvas.getByRole('button')).toHaveTextContent('');
    });
  },
);

export const WithPicture = meta.story({
  args: { picture: PICTURE },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The picture replaces the initials', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
      await expect(paintedOn(canvasElement)).toBeUndefined();
    });
    await step('The picture is also decorative', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
});

/** If the picture does not load, the avatar shows the initials. */
export const BrokenPicture = meta.story({
  args: { picture: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(paintedOn(canvasElement)).toBe('AM'));
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
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
