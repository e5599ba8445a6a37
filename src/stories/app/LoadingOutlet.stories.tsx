import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { startTransition, Suspense, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingOutlet } from '../../app/LoadingOutlet';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** A page whose code comes when the story lets it come. */
function latePage() {
  let come: (page: ComponentType) => void = () => {};
  const code = new Promise<ComponentType>((resolve) => {
    come = resolve;
  });
  return {
    Page: lazyWithRetry(() => code),
    fetchAhead: () => code,
    letItCome: () => {
      come(() => <p>The new page</p>);
    },
  };
}

/** Keeps the old page until the new one's code is there, as the route table does. */
function TwoPages() {
  const [{ Page, fetchAhead, letItCome }] = useState(latePage);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LoadingOutlet />
      <Button onClick={() => void fetchAhead()}>Fetch it ahead</Button>
      <Button
        onClick={() => {
          startTransition(() => {
            setOpen(true);
          });
        }}
      >
        Open it
      </Button>
      <Button onClick={letItCome}>Let it come</Button>
      <Suspense fallback={<p>Nothing</p>}>{isOpen ? <Page /> : <p>The old page</p>}</Suspense>
    </>
  );
}

/** Where the whole app says that code is on its way. The line alone is `LoadingBar`. */
const meta = preview.meta({ component: LoadingOutlet, render: () => <TwoPages /> });

export const Base = meta.story();

export const ShowsWhileTheOldPageIsKept = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('The old page stays, and the line says that the new one is coming', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
      await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
      await expect(canvas.getByText('The old page')).toBeVisible();
    });
    await step('The new page is there, and the line is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
      await expect(await canvas.findByText('The new page')).toBeVisible();
      await waitFor(() =>
        expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument(),
      );
    });
  },
});

export const SaysNothingOfWhatIsFetchedAhead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch it ahead' }));
    await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    // Nothing of this story is to be waited for in the next one.
    await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
    await expect(await canvas.findByText('The new page')).toBeVisible();
  },
});
