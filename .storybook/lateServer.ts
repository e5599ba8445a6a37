/**
 * Storybook's page waits for one second for the state of the testing widget. If the server is busy for longer, such as
 * after its start, the widget ignores each press until the page is loaded again, and Storybook has no setting for the
 * limit (https://github.com/storybookjs/storybook/issues/35864). So this module loads the page again, at most three
 * times in a tab.
 */

/** The part of a browser window that this module uses. */
export interface Page {
  readonly addEventListener: (
    type: 'unhandledrejection',
    listener: (event: { readonly reason: unknown }) => void,
  ) => void;
  readonly location: { readonly reload: () => void };
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'florin.catalogue.reloads';

const MOST_RELOADS = 3;

const TIMEOUT = /Timed out waiting for leader state/;

/** Loads the page again if the server answers too late. */
export function reloadIfLate(page: Page): void {
  const { location, sessionStorage } = page;
  // Several stores of one page reject, and the page reloads once.
  let isReloading = false;
  page.addEventListener('unhandledrejection', ({ reason }) => {
    const count = Number(sessionStorage.getItem(KEY) ?? '0');
    if (isReloading || count >= MOST_RELOADS || !TIMEOUT.test(String(reason))) return;
    isReloading = true;
    sessionStorage.setItem(KEY, String(count + 1));
    location.reload();
  });
}
