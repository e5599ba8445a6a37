import { Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { PageHeading } from '../../components/layout/PageHeading';
import { AppFrame } from '../../app/AppFrame';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { PageBoundary } from '../../app/PageBoundary';

/** The browser's message when a dynamic import fails. */
const IMPORT_FAILED =
  'Failed to fetch dynamically imported module: /assets/OverviewPage-BoAputWj.js';

/** Returns a lazy page whose import fails the given number of times before it succeeds. */
function failingPage(failures: number) {
  let left = failures;
  return lazyWithRetry(() => {
    left -= 1;
    return left >= 0
      ? Promise.reject(new TypeError(IMPORT_FAILED))
      : Promise.resolve(() => <PageHeading>Overview</PageHeading>);
  });
}

function Broken(): never {
  throw new Error('The ledger is not readable');
}

interface PagesProps {
  /** How many imports of the first page fail. If undefined, the page throws during rendering. */
  failures?: number;
  /** Whether the app's frame surrounds the pages. */
  isFramed: boolean;
}

/** A small route table: a page that fails at `/`, and a working page at every other URL. */
function Pages({ failures, isFramed }: PagesProps) {
  const [Page] = useState(() => (failures === undefined ? Broken : failingPage(failures)));
  const routes = (
    <>
      <Route path="/" element={<Page />} />
      <Route path="*" element={<PageHeading>Another page</PageHeading>} />
    </>
  );
  return (
    <Suspense fallback={null}>
      {isFramed ? (
        <Routes>
          <Route element={<AppFrame />}>{routes}</Route>
        </Routes>
      ) : (
        <PageBoundary pathname="/">
          <Routes>{routes}</Routes>
        </PageBoundary>
      )}
    </Suspense>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

/**
 * The error boundary of the pages. If a page throws, or its code cannot be loaded, `RouteErrorPage` replaces the page.
 *
 * The app has two of these boundaries. One is inside the app's frame, so that the bars remain usable. The other
 * surrounds all routes, and catches errors outside the frame.
 *
 * **Keyboard**: The heading of the error page receives the focus. After a successful retry, the focus moves to the
 * heading of the page.
 */
const meta = preview.meta({
  component: PageBoundary,
  args: { pathname: '/', children: null },
  render: () => <Pages isFramed failures={1} />,
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story();

Base.test('reports the error, with a way out', async ({ app }) => {
  await app.arriveAt('Unexpected Application Error!');
  await expect(screen.getByRole('alert')).toHaveTextContent(
    /^This page could not be loaded\. Check your connection and try again\.Try again$/,
  );
  await expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(document.title).toBe('Error · Florin');
});

/** If the second import also fails, a button reloads the page. A text explains that there may be a new version. */
Base.test(
  'retries on press',
  { render: () => <Pages isFramed failures={2} /> },
  async ({ app, userEvent, step }) => {
    await step('The second import fails: the page offers a reload', async () => {
      await app.arriveAt('Unexpected Application Error!');
      await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
      await userEvent.click(press('Try again'));
      await expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
      await expect(screen.getByRole('alert')).toHaveTextContent(
        /^Something went wrong while showing this page\.A new version may be the reason\. Reload the page to get it\./,
      );
      await app.arriveAt('Unexpected Application Error!');
    });
    await step('The third import succeeds, and the heading of the page has the focus', async () => {
      await userEvent.click(press('Try again'));
      await app.arriveAt('Overview');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
);

Base.test('retries when online', async ({ app, userEvent, step }) => {
  await step('Move the focus to the bars', async () => {
    await app.arriveAt('Unexpected Application Error!');
    await userEvent.tab({ shift: true });
    await expect(press('Profile menu')).toHaveFocus();
  });
  await step('The connection returns: the page appears, and the focus does not move', async () => {
    window.dispatchEvent(new Event('online'));
    await expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(press('Profile menu')).toHaveFocus();
  });
});

Base.test('opens another page', async ({ app, userEvent, step }) => {
  await app.arriveAt('Unexpected Application Error!');
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
  await step('Another page opens in the same frame', async () => {
    await userEvent.click(tabs.getByRole('link', { name: 'Wallet' }));
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Wallet' })).toBeVisible();
  });
});

/**
 * The error page shows the message of the error, and the bars of the app's frame remain usable.
 * @spec route-error
 */
Base.test('catches a page that throws', { render: () => <Pages isFramed /> }, async (context) => {
  const { app, userEvent, step } = context;
  await step('The heading has the focus, and the message is announced', async () => {
    await app.arriveAt('Unexpected Application Error!');
    await expect(screen.getByRole('alert')).toHaveTextContent('The ledger is not readable');
    await expect(worldOf(context).logged).toEqual(['A page could not be shown']);
  });
  await step('A retry that fails shows the error again', async () => {
    await userEvent.click(press('Try again'));
    await app.arriveAt('Unexpected Application Error!');
    await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });
  await step('The bars are usable', async () => {
    await userEvent.click(press('Open menu'));
    await app.press('Close menu');
    await app.follow('Wallet');
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  });
});

/** Outside the app's frame, the error page covers the whole screen. */
Base.test(
  'works outside the frame',
  { render: () => <Pages isFramed={false} failures={1} /> },
  async ({ app, userEvent, step }) => {
    await step('A link opens the start page', async () => {
      await app.arriveAt('Unexpected Application Error!');
      await expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
        'href',
        '/',
      );
    });
    await step('A retry shows the page', async () => {
      await userEvent.click(press('Try again'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
);
