import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecentRecipients } from '../../../components/payments/recipients/RecentRecipients';
import { KNOWN } from '../../../testing/knownRecipients';
import { linesOf } from '../../../testing/lines';
import { matrix } from '../../../testing/matrix';

/**
 * A row of at most five buttons, one for each of the last recipients.
 *
 * Use it above a form that sends money, or on a page from which the user opens such a form. A press chooses a recipient;
 * it never sends.
 *
 * **When not to use it**: To show all recipients with a search, use `ContactPicker`.
 *
 * **Keyboard**: Tab moves through the buttons, and Enter or Space chooses a recipient.
 *
 * **Announces**: nothing. The row is a group with the name Recent recipients.
 *
 * **Find it by**: recent people, pay again, favourites, payees, avatars.
 */
const meta = preview.meta({
  component: RecentRecipients,
  args: { known: KNOWN, onPick: fn() },
});

export const Base = meta.story();

Base.test('names each button as the contact or the short address', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleName('Recent recipients');
  const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
  await expect(names).toEqual(['rent@example.com', 'Ana Lima', 'Ana Lima', 'bc1qw508…7kv8f3t4']);
});

Base.test('shows initials of people and emails, and the coin of an address', async ({ canvas }) => {
  const [email, person, , address] = canvas.getAllByRole('button');
  await expect(email?.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'R');
  await expect(person?.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AL');
  await expect(address?.querySelector('[data-initials]')).toBeNull();
  await expect(address?.querySelector('svg')).toHaveStyle({ color: 'rgb(143, 86, 0)' });
});

Base.test('picks by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPick).toHaveBeenCalledWith(KNOWN[0]);
  await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
});

Base.test(
  'ignores presses while a form is being submitted',
  { args: { readOnly: true } },
  async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button') as [HTMLElement];
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
);

Base.test(
  'shows both ends of an address on a narrow phone',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    await document.fonts.ready;
    const label = canvas.getByText('bc1qw508…7kv8f3t4').parentElement as Element;
    const lines = linesOf(label);
    await expect(lines).toHaveLength(2);
    await expect(lines.join('')).toBe('bc1qw508…7kv8f3t4');
    await expect(label.scrollHeight).toBe(label.clientHeight);
  },
);

Base.test(
  'shows both ends of an address when the text is enlarged',
  { globals: { viewport: { value: 'phone' }, textSize: 'large' } },
  async ({ canvas }) => {
    await document.fonts.ready;
    const label = canvas.getByText('bc1qw508…7kv8f3t4').parentElement as Element;
    const lines = linesOf(label);
    await expect(lines).toHaveLength(2);
    await expect(lines.join('')).toBe('bc1qw508…7kv8f3t4');
  },
);

Base.test(
  'cuts a long email at the end of its line',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas }) => {
    const label = canvas.getByText('rent@example.com').parentElement as Element;
    await expect(linesOf(label)).toHaveLength(1);
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
  },
);

Base.test(
  'cuts a long email at its end on a page from right to left',
  { globals: { viewport: { value: 'small' }, language: 'ar' } },
  async ({ canvas }) => {
    const email = canvas.getByText('rent@example.com');
    const label = email.parentElement as Element;
    await expect(email.getBoundingClientRect().left).toBe(label.getBoundingClientRect().left);
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
  },
);

Base.test('shows nothing without a recipient', { args: { known: [] } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
});

export const Matrix = meta.story({
  ...matrix(
    {
      'Five recipients': <RecentRecipients known={KNOWN} onPick={fn()} />,
      'One recipient': <RecentRecipients known={KNOWN.slice(0, 1)} onPick={fn()} />,
    },
    { cell: 320 },
  ),
});
