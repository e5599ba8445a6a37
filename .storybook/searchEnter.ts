/** Storybook's own id of the field above the sidebar. */
const FIELD = 'storybook-explorer-searchfield';

/**
 * Lets Enter open the first hit of the search above the sidebar. Storybook's own opens the hit that is marked,
 * and marks none before an arrow key is pressed.
 */
export function openFirstHitOnEnter(): void {
  document.addEventListener(
    'keydown',
    ({ key, isComposing, target }) => {
      if (key !== 'Enter' || isComposing) return;
      if (!(target instanceof HTMLInputElement) || target.id !== FIELD) return;
      // Without words the list shows pages that were opened before.
      if (target.value.trim() === '' || target.getAttribute('aria-activedescendant')) return;
      document.querySelector<HTMLElement>('.search-result-item')?.click();
    },
    true,
  );
}
