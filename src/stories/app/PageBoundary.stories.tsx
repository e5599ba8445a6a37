import { Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { PageHeading } from '../../components/layout/PageHeading';
import { AppFrame } from '../../app/AppFrame';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import { PageBoundary } from '../../app/PageBoundary';
import { arriveAt } from '../../testing/steps';

/** A browser's error for code that it cannot fetch. */
const LOST = 'Failed to fetch dynamically imported module: /assets/OverviewPage-BoAputWj.js';

/** A page whose code is lost on the way so many times before it comes. */
function unsteadyPage(losses: number) {
  let left = losses;
  return lazyWithRetry(() => {
    left -= 1;
    return left >= 0
      ? Promise.reject(new TypeError(LOST))
      : Promise.resolve(() => <PageHeading>Overview</PageHeading>);
  });
}

function Broken(): never {
  throw new Error('The ledger is not readable');
}

interface PagesProps {
  /** How many times the first page's code is lost; without it, the page throws. */
  losses?: number;
  /** The pages stand in the app's frame. */
  isFramed: boolean;
}

/** The route table in small: a page that fails, and one behind every other address. */
function Pages({ losses, isFramed }: PagesProps) {
  const [Page] = useState(() => (losses === undefined ? Broken : unsteadyPage(losses)));
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
 * Wraps the open page, in the app's frame and above it. When a page's code cannot be loaded, or the page throws,
 * `RouteErrorPage` replaces the page, and everything around it keeps working.
 *
 * **Keyboard**: the heading of the error takes the focus; when the page is shown again, the page's own heading does.
 */
const meta = preview.meta({
  component: PageBoundary,
  args: { pathname: '/', children: null },
  render: () => <Pages isFramed losses={1} />,
  parameters: {
    layout: 'fullscreen',
    world: {},
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Base = meta.story({
  play: async () => {
    await arriveAt('Unexpected Application Error!');
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^This page could not be loaded\. Check your connection and try again\.Try again$/,
    );
    await expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(document.title).toBe('Error · Florin');
  },
});

export const TriesAgain = meta.story({
  render: () => <Pages isFramed losses={2} />,
  play: async ({ userEvent, step }) => {
    await step('The second request is lost: the page can be reloaded', async () => {
      await arriveAt('Unexpected Application Error!');
      await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
      await userEvent.click(press('Try again'));
      await expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
      await expect(screen.getByRole('alert')).toHaveTextContent(
        /^Something went wrong while showing this page\.A new version may be the reason\. Reload the page to get it\./,
      );
      await arriveAt('Unexpected Application Error!');
    });
    await step('The third one brings the page, and its heading has the focus', async () => {
      await userEvent.click(press('Try again'));
      await arriveAt('Overview');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const TriesAgainByItselfOnceOnline = meta.story({
  play: async ({ userEvent, step }) => {
    await step('The focus is somewhere else meanwhile', async () => {
      await arriveAt('Unexpected Application Error!');
      await userEvent.tab({ shift: true });
      await expect(press('Profile menu')).toHaveFocus();
    });
    await step('The connection is back: the page comes, and the focus stays', async () => {
      window.dispatchEvent(new Event('online'));
      await expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
      await expect(press('Profile menu')).toHaveFocus();
    });
  },
});

export const LeadsElsewhere = meta.story({
  play: async ({ userEvent, step }) => {
    await arriveAt('Unexpected Application Error!');
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
    await step('Another page opens between the same bars', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Wallet' }));
      await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
      await expect(tabs.getByRole('link', { name: 'Wallet' })).toBeVisible();
    });
  },
});

/** Its error is said in its own words, as specified, and the bars are alive. */
export const ThrowsWhileRendering = meta.story({
  render: () => <Pages isFramed />,
  play: async (context) => {
    const { userEvent, step } = context;
    await step('The heading has the focus, and the message is announced', async () => {
      await arriveAt('Unexpected Application Error!');
      await expect(screen.getByRole('alert')).toHaveTextContent('The ledger is not readable');
      await expect(worldOf(context).logged).toEqual(['A page could not be shown']);
    });
    await step('Trying again in vain says so again', async () => {
      await userEvent.click(press('Try again'));
      await arriveAt('Unexpected Application Error!');
      await expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    });
    await step('The bars lead on', async () => {
      await userEvent.click(press('Open menu'));
      await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }));
      await userEvent.click(screen.getByRole('link', { name: 'Wallet' }));
      await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
    });
  },
});

/** Outside the frame, it is the whole page that says so. */
export const WholePage = meta.story({
  render: () => <Pages isFramed={false} losses={1} />,
  play: async ({ userEvent, step }) => {
    await step('There is a way on, too', async () => {
      await arriveAt('Unexpected Application Error!');
      await expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
        'href',
        '/',
      );
    });
    await step('Trying again brings the page', async () => {
      await userEvent.click(press('Try again'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
});
