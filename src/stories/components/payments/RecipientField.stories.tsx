import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { RecipientField } from '../../../components/payments/recipients/RecipientField/RecipientField';
import { receivingAddress } from '../../../domain/recipients/address';
import { fill } from '../../../testing/fill';
import { KNOWN } from '../../../testing/knownRecipients';
import { cellsCalled, matrix } from '../../../testing/matrix';

const BITCOIN = receivingAddress('btc');

/** Keeps the text as a form does. */
function Owner(props: ComponentProps<typeof RecipientField>) {
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
 * Asks for an e-mail address or a wallet address, suggests contacts and recent recipients, and shows what the text is. The
 * text stays as it was typed, whatever it is.
 *
 * **When not to use it**: For somebody's own e-mail address: that is `TextField`.
 *
 * **States**: empty; an e-mail address; an address of each network, verified or not; unknown; with offers; wrong;
 * to be read only.
 *
 * **Keyboard**: the down arrow opens the suggestions, arrows walk through them, Enter picks the marked one, Escape closes
 * them alone, Tab leaves. While the text is no whole recipient, Enter picks the first one and sends nothing.
 *
 * **Announces**: what the recipient is, once it is clear; an error at once.
 *
 * **Related**: `SendForm`, `ContactPicker`, `RecipientKind`, `RecipientWarnings`.
 *
 * **Find it by**: recipient, payee, address, autocomplete, suggestions, combobox.
 */
const meta = preview.meta({
  component: RecipientField,
  render: (args) => <Owner {...args} />,
  args: {
    label: 'Recipient',
    hint: 'E-mail or wallet address',
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

/** A part of a name or an address finds those who are known, and picking one fills in all of it. */
export const Base = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    await step('An empty field suggests all: contacts first, then who was paid', async () => {
      await userEvent.click(field);
      const offers = canvas.getAllByRole('option');
      await expect(offers).toHaveLength(4);
      const contacts = within(canvas.getByRole('group', { name: 'Contacts' }));
      await expect(contacts.getAllByRole('option')).toEqual(offers.slice(0, 2));
      const recent = within(canvas.getByRole('group', { name: 'Recent' }));
      await expect(recent.getAllByRole('option')).toEqual(offers.slice(2));
      await expect(offers[2]).toHaveTextContent(/^rent@example\.com.*Last paid/);
      await expect(offers[3]).toHaveTextContent('…7kv8f3t4');
    });
    await step('A part of a name finds its places', async () => {
      await fill(userEvent, field, 'lima');
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
    });
    await step('A press fills in the whole address', async () => {
      await userEvent.click(canvas.getAllByRole('option')[1] as HTMLElement);
      await expect(field).toHaveValue('ana@florin.example');
      await expect(args.onChange).toHaveBeenLastCalledWith('ana@florin.example');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(await canvas.findByText('E-mail address')).toBeVisible();
    });
  },
});

/** Half an address is nothing yet, and is not called wrong before it is left. The hint is shown with the focus. */
export const SaysWhatItIs = meta.story({
  args: { known: [] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    const status = canvas.getByRole('status');
    await step('The hint is there once the field has the focus', async () => {
      const hint = canvas.getByText('E-mail or wallet address');
      await expect(hint.clientHeight).toBe(1);
      field.focus();
      await waitFor(() => expect(hint.clientHeight).toBeGreaterThan(10));
    });
    await step('A half says nothing, and the whole what it is', async () => {
      await userEvent.type(field, BITCOIN.slice(0, -1));
      await expect(status).toBeEmptyDOMElement();
      await userEvent.type(field, BITCOIN.slice(-1));
      await waitFor(() => expect(status).toHaveTextContent('Bitcoin address (SegWit)'));
      await expect(field).toHaveAccessibleDescription('E-mail or wallet address');
      await expect(args.onSettle).not.toHaveBeenCalled();
    });
    await step('Left behind, a half is called what it is', async () => {
      await userEvent.type(field, '{Backspace}');
      await waitFor(() => expect(status).toBeEmptyDOMElement());
      await userEvent.tab();
      await waitFor(() => expect(status).not.toBeEmptyDOMElement());
      await expect(args.onSettle).toHaveBeenCalledOnce();
    });
    await step('A pasted text is whole', async () => {
      await userEvent.clear(field);
      await userEvent.paste('somebody');
      await waitFor(() =>
        expect(status).toHaveTextContent('Not an e-mail or a known kind of address'),
      );
      await expect(args.onSettle).toHaveBeenLastCalledWith('somebody');
    });
  },
});

/** Escape closes the offers and nothing around them; Enter sends nothing while an offer is marked. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipient' });
    const heard = fn();
    canvasElement.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!defaultPrevented) heard(key);
    });
    await step('The down arrow opens, and a second one marks the first offer', async () => {
      await userEvent.tab();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}');
      const [first] = canvas.getAllByRole('option');
      await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    });
    await step('Escape closes the offers alone, and changes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(field).toHaveValue('');
      await expect(heard).not.toHaveBeenCalledWith('Escape');
      await userEvent.keyboard('{Escape}');
      await expect(heard).toHaveBeenCalledWith('Escape');
    });
    await step('Enter picks the marked one, and is not heard around', async () => {
      await userEvent.keyboard('ana{ArrowDown}{Enter}');
      await expect(field).toHaveValue(receivingAddress('eth'));
      await expect(heard).not.toHaveBeenCalledWith('Enter');
      await userEvent.keyboard('{Enter}');
      await expect(heard).toHaveBeenCalledWith('Enter');
      await expect(field).toHaveValue(receivingAddress('eth'));
    });
    await step(
      'Without a mark, Enter picks the first and not the one below the pointer',
      async () => {
        await userEvent.clear(field);
        heard.mockClear();
        await userEvent.keyboard('ana');
        await userEvent.hover(canvas.getAllByRole('option')[1] as HTMLElement);
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveValue(receivingAddress('eth'));
        await expect(heard).not.toHaveBeenCalledWith('Enter');
      },
    );
    await step('A mark of an earlier text is no mark', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('a{ArrowDown}na{Enter}');
      await expect(field).toHaveValue(receivingAddress('eth'));
      await expect(heard).not.toHaveBeenCalledWith('Enter');
    });
    await step('Beside a whole recipient, Enter picks nothing', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('ana@florin.ex');
      await expect(canvas.getByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('ana@florin.ex');
      await expect(heard).toHaveBeenCalledWith('Enter');
    });
    await step('Tab leaves the text as it was typed', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('ana{ArrowDown}');
      await userEvent.tab();
      await expect(field).toHaveValue('ana');
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    });
  },
});

/** Addresses are cut to their tails, and every offer is large enough for a thumb. */
export const OffersAreLargeEnough = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    for (const offer of canvas.getAllByRole('option'))
      await expect(offer.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Matrix = meta.story({
  ...matrix({
    Empty: <Owner {...meta.input.args} />,
    'An e-mail address': <Owner {...meta.input.args} value="ana@florin.example" />,
    'An address': <Owner {...meta.input.args} value={BITCOIN} />,
    'A wrong checksum': <Owner {...meta.input.args} value={`${BITCOIN.slice(0, -1)}5`} />,
    Unknown: <Owner {...meta.input.args} value="somebody" />,
    Wrong: <Owner {...meta.input.args} value="a" error="At most 256 characters" />,
    'Being sent': <Owner {...meta.input.args} value="ana@florin.example" readOnly />,
    Offers: <Owner {...meta.input.args} />,
  }),
  play: async ({ canvasElement, userEvent }) => {
    const [, dark] = cellsCalled(canvasElement, 'Offers');
    await userEvent.click(dark?.getByRole('combobox') ?? canvasElement);
  },
});
