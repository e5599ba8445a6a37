import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecipientField } from '../../../components/payments/recipients/RecipientField/RecipientField';
import { receivingAddress } from '../../../domain/demo/sampleCurrencies';
import type { KnownRecipient } from '../../../domain/recipients/knownRecipient';
import { fill } from '../../../testing/fill';
import { KNOWN } from '../../../testing/knownRecipients';
import { cellsCalled, matrix } from '../../../testing/matrix';

const BITCOIN = receivingAddress('btc');

function Stateful(props: ComponentProps<typeof RecipientField>) {
  const [value, setValue] = useState(props.value);
  return (
    <RecipientField
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

/**
 * A field for an email address or a wallet address. The field suggests contacts and recent recipients.
 *
 * Use it in a form that sends money. Below the text, the field shows the kind of recipient, such as "Bitcoin address
 * (SegWit)". It does not change the typed text.
 *
 * **When not to use it**: For the user's own email address, use `TextField`.
 *
 * **Keyboard**: The down arrow opens the suggestions, arrow keys move through them, and Enter picks the marked
 * suggestion. Escape closes only the suggestions, not a dialog around the field. Tab keeps the typed text. If no
 * suggestion is marked and the text is not a complete recipient, Enter picks the first suggestion. Enter does not
 * submit the form when it picks a suggestion.
 *
 * **Announces**: the kind of recipient, when it is recognized; an error, as soon as it appears.
 *
 * **Find it by**: recipient, payee, address, autocomplete, suggestions, combobox.
 */
const meta = preview.meta({
  component: RecipientField,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Recipient',
    hint: 'Email or wallet address',
    value: '',
    known: KNOWN,
    onChange: fn(),
    onSettle: fn(),
  },
  decorators: (Story) => (
    <div style={{ minBlockSize: 420 }}>
      <Story />
    </div>
  ),
});

/** The user types a part of a name or an address, and picks a suggestion, which fills in the full address. */
export const Base = meta.story();

Base.test(
  'suggests recipients, finds them by a part of the name, and fills in the full address',
  async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    await step(
      'An empty field suggests all recipients: contacts first, then recent ones',
      async () => {
        await userEvent.click(field);
        const suggestions = canvas.getAllByRole('option');
        await expect(suggestions).toHaveLength(4);
        const contacts = within(canvas.getByRole('group', { name: 'Contacts' }));
        await expect(contacts.getAllByRole('option')).toEqual(suggestions.slice(0, 2));
        const recent = within(canvas.getByRole('group', { name: 'Recent' }));
        await expect(recent.getAllByRole('option')).toEqual(suggestions.slice(2));
        await expect(suggestions[2]).toHaveTextContent(/^rent@example\.com.*Last paid/);
        await expect(suggestions[3]).toHaveTextContent('bc1qw508…7kv8f3t4');
      },
    );
    await step('A part of a name finds the addresses of a contact', async () => {
      await fill(userEvent, field, 'lima');
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
      await expect(canvas.queryByText('Recent')).not.toBeInTheDocument();
    });
    await step('A press fills in the full address', async () => {
      await userEvent.click(canvas.getAllByRole('option')[1] as HTMLElement);
      await expect(field).toHaveValue('ana@florin.example');
      await expect(args.onChange).toHaveBeenLastCalledWith('ana@florin.example');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(await canvas.findByText('Email address')).toBeVisible();
      await expect(canvas.getByText('Ana Lima')).toBeVisible();
    });
  },
);

/**
 * While the user types an incomplete address, the field does not report it as wrong. The hint is visible while the
 * field has the focus.
 */
Base.test(
  'shows the kind of recipient',
  { args: { known: [] } },
  async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    const status = canvas.getByRole('status');
    await step('The hint is visible while the field has the focus', async () => {
      const hint = canvas.getByText('Email or wallet address');
      await expect(hint.clientHeight).toBe(1);
      field.focus();
      await waitFor(() => expect(hint.clientHeight).toBeGreaterThan(10));
    });
    await step('While typing, only a complete address shows its kind', async () => {
      await userEvent.type(field, BITCOIN.slice(0, -1));
      await expect(status).toBeEmptyDOMElement();
      await userEvent.type(field, BITCOIN.slice(-1));
      await waitFor(() => expect(status).toHaveTextContent('Bitcoin address (SegWit)'));
      await expect(field).toHaveAccessibleDescription('Email or wallet address');
      await expect(args.onSettle).not.toHaveBeenCalled();
    });
    await step(
      'When the field loses the focus, the kind of an incomplete address is shown',
      async () => {
        await userEvent.type(field, '{Backspace}');
        await waitFor(() => expect(status).toBeEmptyDOMElement());
        await userEvent.tab();
        await waitFor(() => expect(status).not.toBeEmptyDOMElement());
        await expect(args.onSettle).toHaveBeenCalledOnce();
      },
    );
    await step('The end of a long address is visible while the field has no focus', async () => {
      const end = canvas.getByText(`…${BITCOIN.slice(-9, -1)}`);
      await expect(end).toBeVisible();
      await expect(end).toHaveAttribute('aria-hidden', 'true');
      await expect(end.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        field.getBoundingClientRect().right,
      );
      field.focus();
      await waitFor(() => expect(end).not.toBeVisible());
    });
    await step('A pasted text is complete', async () => {
      await userEvent.clear(field);
      await userEvent.paste('my landlord');
      await waitFor(() =>
        expect(status).toHaveTextContent('Not an email or a known kind of address'),
      );
      await expect(args.onSettle).toHaveBeenLastCalledWith('my landlord');
    });
  },
);

/** Escape closes only the suggestions. Enter does not submit the form while a suggestion is marked. */
Base.test('picks a suggestion by keyboard', async ({ canvas, canvasElement, userEvent, step }) => {
  const field = canvas.getByRole('combobox', { name: 'Recipient' });
  const unhandled = fn();
  canvasElement.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (!defaultPrevented) unhandled(key);
  });
  await step(
    'The first down arrow opens the list, the second marks the first suggestion',
    async () => {
      await userEvent.tab();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}');
      const [first] = canvas.getAllByRole('option');
      await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    },
  );
  await step('Escape closes only the suggestions', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('');
    await expect(unhandled).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    await expect(unhandled).toHaveBeenCalledWith('Escape');
  });
  await step('Enter picks the marked suggestion, and does not submit the form', async () => {
    await userEvent.keyboard('ana{ArrowDown}{Enter}');
    await expect(field).toHaveValue(receivingAddress('eth'));
    await expect(unhandled).not.toHaveBeenCalledWith('Enter');
    await userEvent.keyboard('{Enter}');
    await expect(unhandled).toHaveBeenCalledWith('Enter');
    await expect(field).toHaveValue(receivingAddress('eth'));
  });
  await step(
    'Without a marked suggestion, Enter picks the first, and not the one below the pointer',
    async () => {
      await userEvent.clear(field);
      unhandled.mockClear();
      await userEvent.keyboard('ana');
      await userEvent.hover(canvas.getAllByRole('option')[1] as HTMLElement);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue(receivingAddress('eth'));
      await expect(unhandled).not.toHaveBeenCalledWith('Enter');
    },
  );
  await step('A frame marks the suggestion that Enter would pick', async () => {
    await userEvent.clear(field);
    await userEvent.keyboard('ana');
    const [first, second] = canvas.getAllByRole('option');
    await expect(first).toHaveStyle({ outlineStyle: 'solid' });
    await expect(second).not.toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(first).not.toHaveStyle({ outlineStyle: 'solid' });
    await expect(second).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('ana@florin.example');
  });
  await step('Home and End move the caret, not the mark', async () => {
    await userEvent.clear(field);
    await userEvent.keyboard('na{Home}a');
    await expect(field).toHaveValue('ana');
  });
  await step('Typing removes the mark of an earlier text', async () => {
    await userEvent.clear(field);
    await userEvent.keyboard('a{ArrowDown}na{Enter}');
    await expect(field).toHaveValue(receivingAddress('eth'));
    await expect(unhandled).not.toHaveBeenCalledWith('Enter');
  });
  await step('When the text is a complete recipient, Enter picks nothing', async () => {
    await userEvent.clear(field);
    await userEvent.keyboard('ana@florin.ex');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('ana@florin.ex');
    await expect(unhandled).toHaveBeenCalledWith('Enter');
  });
  await step('Tab keeps the typed text', async () => {
    await userEvent.clear(field);
    await userEvent.keyboard('ana{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('ana');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

/** Returns recipients with the addresses `a0@example.com`, `a1@example.com`, and so on. */
const many = (count: number, known: Omit<KnownRecipient, 'recipient'>, first: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...known,
    recipient: `${first}${index}@example.com`,
  }));

const EIGHT_CONTACTS = many(8, { name: 'Ana Lima' }, 'contact');
const EIGHT_PAID = many(8, { paidAt: '2026-03-12T08:00:00.000Z' }, 'paid');

Base.test(
  'suggests at most six recipients, and at least three of them are recent',
  { args: { known: [...EIGHT_CONTACTS, ...EIGHT_PAID] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Recipient' }));
    const countIn = (group: string) =>
      within(canvas.getByRole('group', { name: group })).getAllByRole('option').length;
    await expect(countIn('Contacts')).toBe(3);
    await expect(countIn('Recent')).toBe(3);
  },
);

Base.test(
  'suggests more contacts if fewer than three recipients are recent',
  { args: { known: [...EIGHT_CONTACTS, ...EIGHT_PAID.slice(0, 1)] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Recipient' }));
    const contacts = within(canvas.getByRole('group', { name: 'Contacts' }));
    await expect(contacts.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
  },
);

/** The picked recipient is the beginning of another one, which would otherwise still be suggested. */
Base.test(
  'closes the suggestions when Enter picks the first',
  {
    args: {
      known: ['ana@florin.co', 'ana@florin.com'].map((recipient) => ({
        recipient,
        name: 'Ana Lima',
      })),
    },
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    await userEvent.type(field, 'ana{Enter}');
    await expect(field).toHaveValue('ana@florin.co');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
);

Base.test(
  'shows an error in place of the kind of recipient',
  { args: { value: 'ana@florin.example', error: 'You cannot pay yourself' } },
  async ({ canvas }) => {
    const error = canvas.getByText('You cannot pay yourself');
    await expect(error.clientHeight).toBeGreaterThan(10);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);

Base.test(
  'writes the end of an address from left to right on a right-to-left page',
  { args: { value: BITCOIN }, globals: { language: 'ar' } },
  async ({ canvas }) => {
    const end = canvas.getByText(`…${BITCOIN.slice(-8)}`);
    await expect(end).toBeVisible();
    await expect(getComputedStyle(end).direction).toBe('ltr');
  },
);

/** On a small phone each suggestion is at least 44 px high, and long addresses are shortened. */
export const Suggestions = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    for (const suggestion of canvas.getAllByRole('option'))
      await expect(suggestion.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The field `Suggestions` opens its list only in the story in the sidebar, where it is pressed. */
export const Matrix = meta.story({
  ...matrix({
    Empty: <Stateful {...meta.input.args} />,
    'Email address': <Stateful {...meta.input.args} value="ana@florin.example" />,
    'Bitcoin address': <Stateful {...meta.input.args} value={BITCOIN} />,
    'Wrong checksum': <Stateful {...meta.input.args} value={`${BITCOIN.slice(0, -1)}5`} />,
    Unknown: <Stateful {...meta.input.args} value="my landlord" />,
    'With an error': <Stateful {...meta.input.args} value="a" error="At most 256 characters" />,
    'Read-only': <Stateful {...meta.input.args} value="ana@florin.example" readOnly />,
    Suggestions: <Stateful {...meta.input.args} />,
  }),
  play: async ({ canvasElement, userEvent }) => {
    const [, dark] = cellsCalled(canvasElement, 'Suggestions');
    await userEvent.click(dark?.getByRole('combobox') ?? canvasElement);
  },
});
