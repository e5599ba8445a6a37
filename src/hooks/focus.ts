/** Returns whether no element has the focus, for example because the focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** Moves the focus to the page's first link to the address `href`. Returns whether there is such a link. */
export function focusLink(href: string): boolean {
  const links = [...document.querySelectorAll('main a')];
  const link = links.find((other) => other.getAttribute('href') === href);
  (link as HTMLElement | undefined)?.focus();
  return link !== undefined;
}

/** Moves the focus to the page's heading. Does nothing while the page has no heading. */
export function focusHeading(): void {
  heading()?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of the new page, so that screen readers announce the page. If the page has not
 * rendered yet, waits for its heading. Call the returned function in the cleanup of an effect. It stops the waiting, so
 * that a later page keeps its focus.
 */
export function focusHeadingOfNewPage(): () => void {
  const observer = new MutationObserver(() => {
    if (!heading()) return;
    observer.disconnect();
    focusHeading();
  });
  if (heading()) focusHeading();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
