import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '../../../components/feedback/Sheet';
import {
  CreateWalletForm,
  type CreateWalletFormProps,
} from '../../../components/wallet/CreateWalletForm';
import { fillSilently, tickSilently } from '../../../testing/fillSilently';
import { anyCall } from '../../../testing/call';

/**
 * A form for a new wallet: its name and its type.
 *
 * Use it inside a `Sheet`. The form is empty each time the sheet opens. The submit button is disabled while there is no
 * name.
 *
 * **When not to use it**: To select a wallet, use `WalletSwitcher`. Do not use it to change an existing wallet, because
 * the form has no initial values.
 *
 * **Keyboard**: Tab moves from the name to the selected type and to the buttons. The arrow keys select a type. Enter in
 * the name field submits the form.
 *
 * **Find it by**: new wallet, create wallet, add wallet, wallet type.
 */
const meta = preview.meta({
  component: CreateWalletForm,
  args: { onCreate: fn(), onCancel: fn() },
});

/** The button `Create Wallet` is disabled while there is no name. */
export const Base = meta.story();

/** @spec create-wallet-name */
Base.test(
  'offers three types, and selects Personal',
  async ({ app: { newWallet: form }, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(form.option('Personal')).toBeChecked();
    await expect(form.option('Business')).not.toBeChecked();
    await expect(form.option('Savings')).not.toBeChecked();
  },
);

/** @spec create-wallet-name */
Base.test(
  'cannot be submitted without a name, but cancelled',
  async ({ app: { newWallet: form }, canvas }) => {
    await expect(form.name).toHaveValue('');
    await expect(form.createButton).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
);

Base.test(
  'has large touch targets',
  { globals: { viewport: { value: 'small' } } },
  async ({ app: { newWallet: form }, canvas }) => {
    await expect(form.createButton).toBeVisible();
    for (const radio of ['Personal', 'Business', 'Savings']) {
      const label = canvas.getByText(radio).closest('label');
      await expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
);

/**
 * The name is trimmed. The form works by pointer and by keyboard.
 * @spec create-wallet-name
 */
Base.test('creates a wallet', async ({ app: { newWallet: form }, step, args }) => {
  await step('Type a name, and select Savings', async () => {
    await form.fillIn({ name: 'Holiday', type: 'Savings' });
    await expect(form.option('Savings')).toBeChecked();
    await expect(form.option('Personal')).not.toBeChecked();
  });
  await step('Press the button', async () => {
    await form.create();
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Holiday', type: 'savings' }, anyCall);
    await expect(args.onCancel).not.toHaveBeenCalled();
  });
});

Base.test('shows an Arabic name from right to left', async ({ app: { newWallet: form } }) => {
  await form.fillIn({ name: 'عطلة' });
  await expect(getComputedStyle(form.name).direction).toBe('rtl');
});

/** @spec create-wallet-name */
Base.test('trims the name', async ({ app: { newWallet: form }, userEvent, args }) => {
  await form.fillIn({ name: '  My  holiday ' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onCreate).toHaveBeenCalledOnce();
  await expect(args.onCreate).toHaveBeenCalledWith(
    { name: 'My  holiday', type: 'personal' },
    anyCall,
  );
});

Base.test(
  'creates once when double clicked',
  async ({ app: { newWallet: form }, userEvent, args }) => {
    await form.fillIn({ name: 'Holiday' });
    await userEvent.dblClick(form.createButton);
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Base.test(
  'works by keyboard',
  async ({ app: { newWallet: form }, step, userEvent, args, canvas }) => {
    await step('Tab to the name, then to the selected type', async () => {
      await userEvent.tab();
      await expect(form.name).toHaveFocus();
      await userEvent.keyboard('Shop');
      await userEvent.tab();
      await expect(form.option('Personal')).toHaveFocus();
    });
    await step('The down arrow selects Business', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(form.option('Business')).toHaveFocus();
      await expect(form.option('Business')).toBeChecked();
    });
    await step('Tab moves on to the buttons, and Enter creates the wallet', async () => {
      await userEvent.tab();
      await expect(form.createButton).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Shop', type: 'business' }, anyCall);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
  },
);

/**
 * The form shows an error and keeps the invalid name.
 * @spec create-wallet-name
 */
Base.test('requires a name', async ({ app: { newWallet: form }, step, args }) => {
  await step('Spaces do not count as a name, and Enter does nothing', async () => {
    await form.type('name', '   {Enter}');
    await expect(form.createButton).toBeDisabled();
    await expect(args.onCreate).not.toHaveBeenCalled();
  });
  await step('With a letter the button is enabled', async () => {
    await form.type('name', 'A');
    await expect(form.createButton).toBeEnabled();
  });
  await step('Without the letter the button is disabled again', async () => {
    await form.type('name', '{Backspace}');
    await expect(form.createButton).toBeDisabled();
  });
});

/** @spec create-wallet-name */
Base.test(
  'rejects an invisible name',
  async ({ app: { newWallet: form }, step, userEvent, args }) => {
    await step('Paste a zero-width space, and press Enter', async () => {
      await form.fillIn({ name: '\u200B' });
      await userEvent.keyboard('{Enter}');
    });
    await step('The field shows an error, has the focus, and keeps its text', async () => {
      await expect(form.name).toHaveAccessibleDescription(
        'This contains characters that cannot be seen',
      );
      await expect(form.name).toBeInvalid();
      await expect(form.name).toHaveFocus();
      await expect(form.name).toHaveValue('\u200B');
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Editing clears the error', async () => {
      await form.clear('name');
      await expect(form.name).toBeValid();
      await expect(form.name).toHaveAccessibleDescription('');
    });
  },
);

Base.test('rejects a long name', async ({ app: { newWallet: form }, step, args }) => {
  const family = '👨‍👩‍👧‍👦';
  await step('41 characters are rejected, and the text stays', async () => {
    await form.fillIn({ name: family.repeat(41) });
    await form.create();
    await expect(form.name).toHaveAccessibleDescription('At most 40 characters');
    await expect(form.name).toHaveFocus();
    await expect(form.name).toHaveValue(family.repeat(41));
    await expect(args.onCreate).not.toHaveBeenCalled();
  });
  await step('40 characters are accepted', async () => {
    await form.fillIn({ name: family.repeat(40) });
    await form.create();
    await expect(args.onCreate).toHaveBeenCalledWith(
      { name: family.repeat(40), type: 'personal' },
      anyCall,
    );
  });
});

/** @spec create-wallet-resets */
Base.test(
  'resets when reopened',
  {
    parameters: { docs: { story: { inline: false, height: '480px' } } },
    render: (args) => <FormInASheet {...args} />,
  },
  async ({ app: { newWallet: form }, canvas, userEvent, step, args }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New wallet' }));
      await screen.findByRole('dialog', { name: 'Create New Wallet' });
    };
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('Fill in the form, and cancel', async () => {
      await open();
      await form.fillIn({ name: 'Holiday', type: 'Business' });
      await form.cancel();
      await closed();
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Open the form again: it is empty, and Personal is selected', async () => {
      await open();
      await expect(form.name).toHaveValue('');
      await expect(form.option('Personal')).toBeChecked();
      await expect(form.createButton).toBeDisabled();
    });
    await step('Create a wallet, and open the form again: it is empty', async () => {
      await form.fillIn({ name: 'Shop', type: 'Savings' });
      await form.create();
      await closed();
      await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Shop', type: 'savings' }, anyCall);
      await open();
      await expect(form.name).toHaveValue('');
      await expect(form.option('Personal')).toBeChecked();
    });
  },
);

/** A name that the browser has written into the field without events counts as soon as the pointer moves. */
Base.test(
  'the pointer moves towards the button, which is enabled then',
  async ({ app: { newWallet: form }, userEvent, args }) => {
    fillSilently([form.name, 'Holiday']);
    tickSilently(form.option('Savings'));
    await userEvent.hover(form.name);
    await expect(form.createButton).toBeEnabled();
    await form.create();
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      { name: 'Holiday', type: 'savings' },
      anyCall,
    );
  },
);

Base.test(
  'the form is submitted without any press or key',
  async ({ app: { newWallet: form }, args }) => {
    fillSilently([form.name, 'Rent']);
    form.name.closest('form')?.requestSubmit();
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenLastCalledWith({ name: 'Rent', type: 'personal' }, anyCall),
    );
  },
);

/** An app can define other types of wallets. The first type is selected. */
export const OtherTypes = meta.story({
  args: {
    types: [
      { type: 'pension', label: 'Pension' },
      { type: 'shared', label: 'Shared' },
    ],
  },
  play: async ({ app: { newWallet: form }, canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Pension' })).toBeChecked();
    await form.type('name', 'Trips');
    await form.fillIn({ type: 'Shared' });
    await form.create();
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Trips', type: 'shared' }, anyCall);
  },
});

/** The request is pending: `Create Wallet` shows a spinner, and Cancel stays enabled. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onCreate: fn<CreateWalletFormProps['onCreate']>(() => new Promise(() => undefined)) },
  play: async ({ app: { newWallet: form }, canvas, args }) => {
    await form.type('name', 'Holiday{Enter}{Enter}');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(form.createButton).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(form.name).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** The server's message is shown at the name field, which receives the focus. */
export const RefusedByTheServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onCreate: fn<CreateWalletFormProps['onCreate']>(() =>
      Promise.resolve({ kind: 'message', text: 'You have a wallet of this name', field: 'name' }),
    ),
  },
  play: async ({ app: { newWallet: form }, userEvent, args }) => {
    await form.fillIn({ name: 'Holiday' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(form.name).toHaveAccessibleDescription('You have a wallet of this name'),
    );
    await expect(form.name).toHaveFocus();
    await expect(form.name).toHaveValue('Holiday');
    await form.type('name', ' 2{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      { name: 'Holiday 2', type: 'personal' },
      anyCall,
    );
  },
});

/** `onCreate` rejects, for example after HTTP 503. The form shows an error. Submitting again calls `onCreate` again. */
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { onCreate: fn<CreateWalletFormProps['onCreate']>(() => Promise.reject(new Error('503'))) },
  play: async ({ app: { newWallet: form }, canvas, args }) => {
    await form.fillIn({ name: 'Holiday' });
    for (const times of [1, 2]) {
      await form.create();
      await expect(args.onCreate).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(form.name).toHaveValue('Holiday');
    }
  },
});

Base.test(
  'removes the error while the next call is pending',
  async ({ app: { newWallet: form }, canvas, args, mount }) => {
    const onCreate = fn<CreateWalletFormProps['onCreate']>(() => new Promise(() => undefined));
    onCreate.mockRejectedValueOnce(new Error('503'));
    await mount(<CreateWalletForm {...args} onCreate={onCreate} />);
    await form.fillIn({ name: 'Holiday' });
    await form.create();
    await expect(await canvas.findByText('An error occurred. Please try again.')).toBeVisible();
    await form.create();
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByText('An error occurred. Please try again.')).toBeNull();
  },
);

function FormInASheet({ onCreate, onCancel }: CreateWalletFormProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="contained"
        onClick={() => {
          setOpen(true);
        }}
      >
        New wallet
      </Button>
      <Sheet title="Create New Wallet" open={open} onClose={close}>
        <CreateWalletForm
          onCreate={(...wallet) => {
            void onCreate(...wallet);
            close();
          }}
          onCancel={() => {
            onCancel?.();
            close();
          }}
        />
      </Sheet>
    </>
  );
}

/** Without `onCancel`, the form has no Cancel button. */
export const WithoutCancel = meta.story({
  render: ({ onCreate }) => <CreateWalletForm onCreate={onCreate} />,
  play: async ({ app: { newWallet: form }, canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await form.type('name', 'Trips{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Trips', type: 'personal' }, anyCall);
  },
});
