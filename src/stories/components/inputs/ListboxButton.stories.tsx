import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ListboxButtonProps } from '../../../components/inputs/ListboxButton';
import { ListboxButton } from '../../../components/inputs/ListboxButton';

const OPTIONS: ListboxButtonProps['options'] = [
  { id: 'ethereum', content: 'Ethereum · Mainnet (connected)' },
  { id: 'bitcoin', content: 'Bitcoin · Mainnet (connected)' },
  { id: 'polygon', content: 'Polygon · Testnet' },
];

const onManage = fn();

const footer: NonNullable<ListboxButtonProps['footer']> = (close) => (
  <Button
    fullWidth
    onClick={() => {
      close();
      onManage();
    }}
  >
    Manage networks
  </Button>
);

/** A page keeps the chosen option, and shows it on the button. */
function Chooser({ children: _children, selectedId, onSelect, ...props }: ListboxButtonProps) {
  const [chosen, setChosen] = useState(selectedId);
  return (
    <ListboxButton
      {...props}
      selectedId={chosen}
      onSelect={(id) => {
        onSelect(id);
        setChosen(id);
      }}
    >
      {props.options.find(({ id }) => id === chosen)?.content}
    </ListboxButton>
  );
}

/**
 * A button that shows what is chosen and opens the list of what else there is. Use it for a choice
 * that takes effect at once, or whose options show more than a line of text: wallets, networks.
 *
 * **When not to use it**: In a form, where the platform's own choice is better: that is
 * `SelectField`. For things to do: `MenuButton`.
 *
 * **States**: closed, open; with something below the options, such as making a new one.
 *
 * **Keyboard**: Enter, Space or the down arrow opens, and the chosen option has the focus. Arrows move
 * and go round, Home and End jump, letters find; Enter chooses, Escape leaves it as it was. Tab does
 * too, but walks on to the footer where there is one. The focus comes back to the button.
 *
 * **Announces**: what is chosen as the end of the button's name, and each option as the arrows
 * reach it.
 *
 * **Related**: `WalletSwitcher`, `NetworkSelector`, `SelectField`, `MenuButton`, `Popup`.
 *
 * **Find it by**: dropdown, select, listbox, choose one, picker, combobox.
 */
const meta = preview.meta({
  component: ListboxButton,
  args: {
    label: 'Switch network',
    children: 'Bitcoin · Mainnet (connected)',
    listLabel: 'Networks',
    options: OPTIONS,
    selectedId: 'bitcoin',
    onSelect: fn(),
  },
  argTypes: {
    selectedId: { control: 'select', options: ['ethereum', 'bitcoin', 'polygon'] },
    footer: {
      control: 'select',
      options: ['none', 'a button'],
      mapping: { none: undefined, 'a button': footer },
    },
  },
});

/** Closed. The button's name says what it does, and what is chosen. */
export const Base = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', {
      name: 'Switch network Bitcoin · Mainnet (connected)',
      expanded: false,
    });
    await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

/** The chosen option is marked, and has the focus. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox', { name: 'Networks' });
    await waitFor(() => expect(list).toBeVisible());
    const options = within(list).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Ethereum · Mainnet (connected)',
      'Bitcoin · Mainnet (connected)',
      'Polygon · Testnet',
    ]);
    const chosen = within(list).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Bitcoin · Mainnet (connected)');
    await waitFor(() => expect(chosen).toHaveFocus());
  },
});

/** Something to do besides choosing. It is no option, and closes the list itself. */
export const WithFooter = meta.story({
  args: { footer },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open the list and walk on to the button below it by Tab', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() =>
        expect(screen.getByRole('option', { name: 'Bitcoin · Mainnet (connected)' })).toHaveFocus(),
      );
      await userEvent.tab();
      const dialog = within(screen.getByRole('dialog', { name: 'Networks' }));
      await expect(dialog.getByRole('button', { name: 'Manage networks' })).toHaveFocus();
    });
    await step('Press it: the list is gone, and nothing was chosen', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(onManage).toHaveBeenCalledOnce();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
  },
});

export const LongText = meta.story({
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenrenovierungskasse',
    options: [
      {
        id: 'bitcoin',
        content: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenrenovierungskasse',
      },
      {
        id: 'polygon',
        content: 'The savings wallet that is not to be touched before the summer of next year',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    for (const option of screen.getAllByRole('option')) {
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    }
  },
});

/** The button is as wide as what it stands in; its list keeps a margin to the screen's edges. */
export const KeepsAMarginToTheEdges = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => {
      // 16 pixels of margin on either side, and one of border.
      await expect(screen.getByRole('listbox').getBoundingClientRect().width).toBe(286);
    });
  },
});

export const Chooses = meta.story({
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open the list and tap Polygon', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Switch network Bitcoin · Mainnet (connected)' }),
      );
      await userEvent.click(await screen.findByRole('option', { name: 'Polygon · Testnet' }));
    });
    await step('The list is gone, and the button shows Polygon and has the focus', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(
        canvas.getByRole('button', { name: 'Switch network Polygon · Testnet' }),
      ).toHaveFocus();
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith('polygon');
    });
  },
});

export const WorksByKeyboard = meta.story({
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const option = (name: string) => screen.getByRole('option', { name });
    await step('Open it by Space: what is chosen has the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(option('Bitcoin · Mainnet (connected)')).toHaveFocus());
    });
    await step('Arrows move and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(option('Polygon · Testnet')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(option('Ethereum · Mainnet (connected)')).toHaveFocus();
    });
    await step('End and Home jump, and a letter finds', async () => {
      await userEvent.keyboard('{End}');
      await expect(option('Polygon · Testnet')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(option('Ethereum · Mainnet (connected)')).toHaveFocus();
      await userEvent.keyboard('p');
      await expect(option('Polygon · Testnet')).toHaveFocus();
    });
    await step('Moving chose nothing; Enter does, and the focus comes back', async () => {
      await expect(args.onSelect).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith('polygon');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(
        canvas.getByRole('button', { name: 'Switch network Polygon · Testnet' }),
      ).toHaveFocus();
    });
  },
});

export const LeavesItAsItWas = meta.story({
  render: (args) => <Chooser {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() =>
        expect(screen.getByRole('option', { name: 'Bitcoin · Mainnet (connected)' })).toHaveFocus(),
      );
    };
    const expectUnchanged = async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(
        canvas.getByRole('button', { name: 'Switch network Bitcoin · Mainnet (connected)' }),
      ).toHaveFocus();
      await expect(args.onSelect).not.toHaveBeenCalled();
    };
    await step('Open it, move on, and press Escape', async () => {
      await open();
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expectUnchanged();
    });
    await step('Open it, and press Tab', async () => {
      await open();
      await userEvent.tab();
      await expectUnchanged();
    });
    await step('Open it, and tap beside it', async () => {
      await open();
      const beside = document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
      await userEvent.click(beside ?? document.body);
      await expectUnchanged();
    });
  },
});

export const OpensByArrow = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Walk to the button and press the down arrow', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
    });
    await step('The list is open, and the chosen option has the focus', async () => {
      const option = await screen.findByRole('option', { name: /^Bitcoin/ });
      await waitFor(() => expect(option).toHaveFocus());
    });
  },
});
