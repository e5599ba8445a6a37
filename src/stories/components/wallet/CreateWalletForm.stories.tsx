import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '../../../components/feedback/Sheet/Sheet';
import type { CreateWalletFormProps } from '../../../components/wallet/CreateWalletForm/CreateWalletForm';
import { CreateWalletForm } from '../../../components/wallet/CreateWalletForm/CreateWalletForm';
import { fill } from '../../../testing/fill';
import { anyCall } from '../../../testing/call';

/**
 * Asks for a new wallet's name and type. Use it inside a `Sheet` and let it go with the sheet: when
 * it comes back, it is empty and set to personal again.
 *
 * **When not to use it**: To change a wallet that exists. To choose one: that is `WalletSwitcher`.
 *
 * **States**: without a name (cannot be sent), with a name, being created, with a name that is refused,
 * failed as a whole. The text that was typed stays in every one of them.
 *
 * **Keyboard**: Tab goes from the name to the chosen type and on to the buttons; arrows change the
 * type; Enter in the name creates the wallet.
 *
 * **Related**: `Sheet`, `WalletSwitcher`, `TextField`.
 *
 * **Find it by**: new wallet, create wallet, add wallet, wallet type.
 */
const meta = preview.meta({
  component: CreateWalletForm,
  args: { onCreate: fn(), onCancel: fn() },
});

const walletName = () => screen.getByRole('textbox', { name: 'Wallet name' });
const type = (name: string) => screen.getByRole('radio', { name });
const create = () => screen.getByRole('button', { name: 'Create Wallet' });

/** Nothing is typed yet: there is no wallet without a name. */
export const Base = meta.story({
  play: async ({ canvas, step }) => {
    await step('There are three types, and personal is chosen', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toBeVisible();
      await expect(canvas.getAllByRole('radio')).toHaveLength(3);
      await expect(type('Personal')).toBeChecked();
      await expect(type('Business')).not.toBeChecked();
      await expect(type('Savings')).not.toBeChecked();
    });
    await step('It cannot be sent, but left', async () => {
      await expect(walletName()).toHaveValue('');
      await expect(create()).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    });
  },
});

export const TypesAreLargeEnough = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(create()).toBeVisible();
    for (const radio of ['Personal', 'Business', 'Savings']) {
      const label = canvas.getByText(radio).closest('label');
      await expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const CreatesAWallet = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Give it a name, and choose savings', async () => {
      await fill(userEvent, walletName(), 'Holiday');
      await userEvent.click(type('Savings'));
      await expect(type('Savings')).toBeChecked();
      await expect(type('Personal')).not.toBeChecked();
    });
    await step('Create it', async () => {
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenCalledOnce();
      await expect(args.onCreate).toHaveBeenCalledWith(
        { name: 'Holiday', type: 'savings' },
        anyCall,
      );
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const WaitsForAName = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Blanks are no name, and Enter does nothing', async () => {
      await userEvent.type(walletName(), '   {Enter}');
      await expect(create()).toBeDisabled();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('A letter is', async () => {
      await userEvent.type(walletName(), 'A');
      await expect(create()).toBeEnabled();
    });
    await step('Take it away, and there is none again', async () => {
      await userEvent.type(walletName(), '{Backspace}');
      await expect(create()).toBeDisabled();
    });
  },
});

export const RejectsANameThatCannotBeSeen = meta.story({
  play: async ({ userEvent, step, args }) => {
    await step('Paste a zero-width space, and create by Enter', async () => {
      walletName().focus();
      await userEvent.paste('\u200B');
      await userEvent.keyboard('{Enter}');
    });
    await step('The name says what is wrong, has the focus, and keeps its text', async () => {
      await expect(walletName()).toHaveAccessibleDescription(
        'This contains characters that cannot be seen',
      );
      await expect(walletName()).toBeInvalid();
      await expect(walletName()).toHaveFocus();
      await expect(walletName()).toHaveValue('\u200B');
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Editing it takes the error away', async () => {
      await userEvent.clear(walletName());
      await expect(walletName()).toBeValid();
      await expect(walletName()).toHaveAccessibleDescription('');
    });
  },
});

/** Forty families are forty characters, though the browser counts 440. */
export const RejectsANameThatIsTooLong = meta.story({
  play: async ({ userEvent, step, args }) => {
    const family = '👨‍👩‍👧‍👦';
    await step('Forty-one characters are refused, and kept', async () => {
      walletName().focus();
      await userEvent.paste(family.repeat(41));
      await userEvent.click(create());
      await expect(walletName()).toHaveAccessibleDescription('At most 40 characters');
      await expect(walletName()).toHaveFocus();
      await expect(walletName()).toHaveValue(family.repeat(41));
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Forty are a name', async () => {
      await userEvent.clear(walletName());
      await userEvent.paste(family.repeat(40));
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenCalledWith(
        { name: family.repeat(40), type: 'personal' },
        anyCall,
      );
    });
  },
});

export const TrimsTheName = meta.story({
  play: async ({ userEvent, args }) => {
    await fill(userEvent, walletName(), '  My  holiday ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith(
      { name: 'My  holiday', type: 'personal' },
      anyCall,
    );
  },
});

export const GoesByKeyboardAlone = meta.story({
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Tab to the name, then to the chosen type', async () => {
      await userEvent.tab();
      await expect(walletName()).toHaveFocus();
      await userEvent.keyboard('Shop');
      await userEvent.tab();
      await expect(type('Personal')).toHaveFocus();
    });
    await step('Arrow down chooses business', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(type('Business')).toHaveFocus();
      await expect(type('Business')).toBeChecked();
    });
    await step('Tab leaves the types for the buttons, and Enter creates', async () => {
      await userEvent.tab();
      await expect(create()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Shop', type: 'business' }, anyCall);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
  },
});

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
            onCancel();
            close();
          }}
        />
      </Sheet>
    </>
  );
}

export const ComesBackEmpty = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <FormInASheet {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New wallet' }));
      await screen.findByRole('dialog', { name: 'Create New Wallet' });
    };
    const closed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('Fill it in, and cancel', async () => {
      await open();
      await fill(userEvent, walletName(), 'Holiday');
      await userEvent.click(type('Business'));
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await closed();
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Open it again: it is empty, and personal is chosen', async () => {
      await open();
      await expect(walletName()).toHaveValue('');
      await expect(type('Personal')).toBeChecked();
      await expect(create()).toBeDisabled();
    });
    await step('Create a wallet, and open it once more: it is empty again', async () => {
      await fill(userEvent, walletName(), 'Shop');
      await userEvent.click(type('Savings'));
      await userEvent.click(create());
      await closed();
      await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Shop', type: 'savings' }, anyCall);
      await open();
      await expect(walletName()).toHaveValue('');
      await expect(type('Personal')).toBeChecked();
    });
  },
});

export const CreatesOnceThoughPressedTwice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Wallet name' }), 'Holiday');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Wallet' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const SaysWhatTheServerRefuses = meta.story({
  args: {
    onCreate: fn<CreateWalletFormProps['onCreate']>(() =>
      Promise.resolve({ kind: 'message', text: 'You have a wallet of this name', field: 'name' }),
    ),
  },
  play: async ({ userEvent, args }) => {
    await fill(userEvent, walletName(), 'Holiday');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(walletName()).toHaveAccessibleDescription('You have a wallet of this name'),
    );
    await expect(walletName()).toHaveFocus();
    await expect(walletName()).toHaveValue('Holiday');
    await userEvent.type(walletName(), ' 2{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith(
      { name: 'Holiday 2', type: 'personal' },
      anyCall,
    );
  },
});

/** A server that answers 503 rejects the call: the form says so, and the next press tries again. */
export const SaysWhenTheCallRejects = meta.story({
  args: { onCreate: fn<CreateWalletFormProps['onCreate']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(userEvent, walletName(), 'Holiday');
    for (const times of [1, 2]) {
      await userEvent.click(create());
      await expect(args.onCreate).toHaveBeenCalledTimes(times);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'An error occurred. Please try again.',
      );
      await expect(walletName()).toHaveValue('Holiday');
    }
  },
});

/** Another program has other kinds of wallets; the first is chosen. */
export const OtherTypes = meta.story({
  args: {
    types: [
      { type: 'pension', label: 'Pension' },
      { type: 'shared', label: 'Shared' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Pension' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wallet name' }), 'Trips');
    await userEvent.click(canvas.getByRole('radio', { name: 'Shared' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Wallet' }));
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Trips', type: 'shared' }, anyCall);
  },
});

/** The call has not come back yet. */
export const Pending = meta.story({
  args: { onCreate: fn<CreateWalletFormProps['onCreate']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(walletName(), 'Holiday{Enter}{Enter}');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(create()).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});
