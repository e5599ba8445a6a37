import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Sheet } from '../../../components/feedback/Sheet/Sheet';
import { ListboxButton } from '../../../components/inputs/ListboxButton';
import type { SurfaceProps } from '../../../features/surfaces/lazySurface';
import { lazySurface } from '../../../features/surfaces/lazySurface';
import { LoadingOutlet } from '../../../app/LoadingOutlet';
import { SurfaceOnItsWay } from '../../../features/surfaces/SurfaceOnItsWay';
import { Opener } from '../../../testing/Opener';

/** A sheet whose code comes when the story lets it come. */
function lateSheet(title: string) {
  let come: () => void = () => {};
  const code = new Promise<ComponentType<SurfaceProps>>((resolve) => {
    come = () => {
      resolve((props) => (
        <Sheet title={title} {...props}>
          What is in the sheet.
        </Sheet>
      ));
    };
  });
  return {
    title,
    LateSheet: lazySurface(
      () => title,
      () => code,
    ),
    letItCome: come,
  };
}

/** Two sheets whose code is slow, and other things to turn to. */
function TwoOpeners() {
  const [sheets] = useState(() => [lateSheet('Send'), lateSheet('Menu')]);
  return (
    <>
      <LoadingOutlet />
      {sheets.map((sheet) => (
        <Opener key={sheet.title} label={sheet.title} surface={sheet.LateSheet} />
      ))}
      <Button
        onClick={() => {
          for (const { letItCome } of sheets) letItCome();
        }}
      >
        Let them come
      </Button>
      <Link component={RouterLink} to="/elsewhere">
        Elsewhere
      </Link>
      <ListboxButton
        label="Switch network"
        listLabel="Networks"
        options={[{ id: 'ethereum', content: 'Ethereum' }]}
        selectedId="ethereum"
        onSelect={() => undefined}
      >
        Ethereum
      </ListboxButton>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const loading = () => screen.queryByRole('progressbar', { hidden: true });

/** Once it is there, the sheet is mounted, and would have opened. */
const expectNoSheet = async () => {
  await waitFor(() => expect(loading()).not.toBeInTheDocument());
  await expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
};

/**
 * Stands in the place of a sheet or a menu whose code is on its way, for `lazySurface`. The
 * `LoadingOutlet` shows the wait. The last wish counts: a surface that the user turned away from does
 * not open when its code is there.
 *
 * **Keyboard**: Escape takes the wish back; the focus stays on the button.
 */
const meta = preview.meta({
  component: SurfaceOnItsWay,
  args: { onGiveUp: fn() },
  parameters: { world: {} },
  render: () => <TwoOpeners />,
});

export const Base = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Press Send: it is shown that something is coming', async () => {
      await userEvent.click(press('Send'));
      await expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    });
    await step('It is there', async () => {
      await userEvent.click(press('Let them come'));
      await expect(await screen.findByRole('dialog', { name: 'Send' })).toBeInTheDocument();
      await expect(loading()).not.toBeInTheDocument();
    });
  },
});

export const OpensTheLastOneWanted = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(press('Send'));
    await userEvent.click(press('Menu'));
    await userEvent.click(press('Let them come'));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  },
});

export const OpensNothingOverAnOpenList = meta.story({
  play: async ({ userEvent, step }) => {
    await userEvent.click(press('Send'));
    await step('The list of networks opens meanwhile', async () => {
      await userEvent.click(press('Switch network Ethereum'));
      await screen.findByRole('listbox', { name: 'Networks' });
      await waitFor(() => expect(loading()).not.toBeInTheDocument());
    });
    await step('It is closed, and the sheet does not come', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Ethereum' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await userEvent.click(press('Let them come'));
      await expectNoSheet();
    });
  },
});

export const GivesUpByEscape = meta.story({
  play: async ({ userEvent, step }) => {
    await step('Escape ends the wait, and the focus stays', async () => {
      await userEvent.click(press('Send'));
      await screen.findByRole('progressbar', { name: 'Loading' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(loading()).not.toBeInTheDocument());
      await expect(press('Send')).toHaveFocus();
    });
    await step('The code comes: nothing opens', async () => {
      await userEvent.click(press('Let them come'));
      await expectNoSheet();
    });
    await step('Pressed again, it opens', async () => {
      await userEvent.click(press('Send'));
      await expect(await screen.findByRole('dialog', { name: 'Send' })).toBeInTheDocument();
    });
  },
});

export const GivesUpWhenThePageIsLeft = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(press('Menu'));
    await screen.findByRole('progressbar', { name: 'Loading' });
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(loading()).not.toBeInTheDocument());
    await userEvent.click(press('Let them come'));
    await expectNoSheet();
  },
});
