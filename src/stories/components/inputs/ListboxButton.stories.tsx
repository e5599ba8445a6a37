import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ListboxButton, type ListboxButtonProps } from '../../../components/inputs/ListboxButton';

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

/** Keeps the selected option in state, and shows it on the button. */
function StatefulListboxButton({
  children: _children,
  selectedId,
  onSelect,
  ...props
}: ListboxButtonProps) {
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
 * A button that shows the selected option, and opens a list of all options.
 *
 * Use it for a choice with an immediate effect, or with options that need more than a line of text, such as wallets and
 * networks.
 *
 * **When not to use it**: In a form, use the native select of `SelectField`. For a list of actions, use `MenuButton`.
 *
 * **Keyboard**: Enter, Space or the down arrow opens the list, and the focus moves to the selected option.
 *
 * - Arrow keys move through the options and wrap around. Home and End move to the first and last option. Letters find
 *   an option, and Enter selects the focused option.
 * - Escape closes the list without a selection, and the focus returns to the button. Without a footer, Tab does the
 *   same. With a footer, Tab moves into the footer.
 *
 * **Announces**: the button's name, which ends with the selected option; each option when the arrow keys reach it.
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

/** The list is closed. The button's name is the label and the selected option. */
export const Base = meta.story();

Base.test('is closed, and announces its list', async ({ canvas }) => {
  const button = canvas.getByRole('button', {
    name: 'Switch network Bitcoin · Mainnet (connected)',
    expanded: false,
  });
  await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

Base.test(
  'keeps a margin to the screen',
  { globals: { viewport: { value: 'small' } } },
  async ({ canvas, canvasElement, userEvent }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => {
      // The screen is 320 pixels wide. On either side, the margin is 16 pixels and the border is one pixel, which
      // leaves 286.
      await expect(screen.getByRole('listbox').getBoundingClientRect().width).toBe(286);
    });
  },
);

Base.test('selects an option', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<StatefulListboxButton {...args} />);
  await step('Open the list and tap Polygon', async () => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Switch network Bitcoin · Mainnet (connected)' }),
    );
    const polygon = await screen.findByRole('option', { name: 'Polygon · Testnet' });
    // An icon marks only the selected option.
    await expect(polygon.querySelector('svg')).toBeNull();
    const bitcoin = screen.getByRole('option', { name: 'Bitcoin · Mainnet (connected)' });
    await expect(bitcoin.querySelector('svg')).not.toBeNull();
    await userEvent.click(polygon);
  });
  await step('The list is closed, and the button shows Polygon and has the focus', async () => {
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(
      canvas.getByRole('button', { name: 'Switch network Polygon · Testnet' }),
    ).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('polygon');
  });
});

Base.test('closes without selecting', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<StatefulListboxButton {...args} />);
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
  await step('Open the list, move down, and press Escape', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expectUnchanged();
  });
  await step('Open the list, and press Tab', async () => {
    await open();
    await userEvent.tab();
    await expectUnchanged();
  });
  await step('Open the list, and tap outside', async () => {
    await open();
    const beside = document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4);
    await userEvent.click(beside ?? document.body);
    await expectUnchanged();
  });
});

Base.test('works by keyboard', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<StatefulListboxButton {...args} />);
  const option = (name: string) => screen.getByRole('option', { name });
  await step('Open the list with Space: the selected option has the focus', async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(option('Bitcoin · Mainnet (connected)')).toHaveFocus());
  });
  await step('Arrow keys move and wrap around', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Polygon · Testnet')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Ethereum · Mainnet (connected)')).toHaveFocus();
  });
  await step('End and Home jump, and a letter finds an entry', async () => {
    await userEvent.keyboard('{End}');
    await expect(option('Polygon · Testnet')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('Ethereum · Mainnet (connected)')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(option('Polygon · Testnet')).toHaveFocus();
  });
  await step(
    'Arrow keys select nothing. Enter selects the option, and the focus returns',
    async () => {
      await expect(args.onSelect).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledOnce();
      await expect(args.onSelect).toHaveBeenCalledWith('polygon');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(
        canvas.getByRole('button', { name: 'Switch network Polygon · Testnet' }),
      ).toHaveFocus();
    },
  );
});

Base.test('opens with arrow down', async ({ step, canvas, userEvent }) => {
  await step('Tab to the button and press the down arrow', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  });
  await step('The list is open, and the selected option has the focus', async () => {
    const option = await screen.findByRole('option', { name: /^Bitcoin/ });
    await waitFor(() => expect(option).toHaveFocus());
  });
});

/** The selected option is marked, and has the focus. */
export const Open = meta.story({
  tags: ['!autodocs'],
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

/** The footer is a button below the options, and not an option. Pressing this button closes the list. */
export const WithFooter = meta.story({
  args: { footer },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('Open the list, and press Tab to reach the button below the list', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() =>
        expect(screen.getByRole('option', { name: 'Bitcoin · Mainnet (connected)' })).toHaveFocus(),
      );
      await userEvent.tab();
      const dialog = within(screen.getByRole('dialog', { name: 'Networks' }));
      await expect(dialog.getByRole('button', { name: 'Manage networks' })).toHaveFocus();
    });
    await step('Press the button: the list is closed, and nothing was selected', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(onManage).toHaveBeenCalledOnce();
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
  },
});

/** A long word breaks, so that the button and the list are not wider than the phone. */
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
