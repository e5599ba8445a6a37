import Button from '@mui/material/Button';
import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingOutlet } from '../../app/LoadingOutlet';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';

/** Returns a lazy page whose code loads when the story calls `load`. */
function latePage() {
  let resolveCode: (page: ComponentType) => void = () => {};
  const code = new Promise<ComponentType>((resolve) => {
    resolveCode = resolve;
  });
  return {
    Page: lazyWithRetry(() => code),
    preload: () => code,
    load: () => {
      resolveCode(() => <p>The new page</p>);
    },
  };
}

/** Like the app's routes, shows the old page until the code of the new page has loaded. */
function TwoPages() {
  const [{ Page, preload, load }] = useState(latePage);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LoadingOutlet />
      <Button onClick={() => void preload()}>Preload</Button>
      <Button
        onClick={() => {
          startTransition(() => {
            setOpen(true);
          });
        }}
      >
        Open the page
      </Button>
      <Button onClick={load}>Load its code</Button>
      <Suspense fallback={<p>Nothing</p>}>{isOpen ? <Page /> : <p>The old page</p>}</Suspense>
    </>
  );
}

/**
 * The app's `LoadingBar`. It is visible while the code of a page, a sheet, a menu or a language is loading.
 *
 * In the example, press `Open the page`. The bar is visible until you press `Load its code`. The button `Preload` does
 * not show the bar, because no page waits for the code yet.
 */
const meta = preview.meta({ component: LoadingOutlet, render: () => <TwoPages /> });

export const Base = meta.story();

Base.test('shows the bar while loading', async ({ canvas, userEvent, step }) => {
  await step('The old page and the bar are visible', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByText('The old page')).toBeVisible();
  });
  await step('The new page replaces the old one, and the bar is removed', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load its code' }));
    await expect(await canvas.findByText('The new page')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument(),
    );
  });
});

/**
 * Loading the code in advance does not show the bar. The bar appears only when the user opens the page before its code
 * has loaded.
 */
Base.test('hides the bar while preloading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Preload' }));
  await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }));
  await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  // The code is loaded here, so that the next story does not start with a pending page.
  await userEvent.click(canvas.getByRole('button', { name: 'Load its code' }));
  await expect(await canvas.findByText('The new page')).toBeVisible();
});
