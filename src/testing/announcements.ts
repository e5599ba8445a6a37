/**
 * Returns the texts that are added to polite live regions while a function runs. A screen reader announces these texts.
 */
export async function announcedDuring(run: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const note = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest('[aria-live=polite]')) continue;
      const changed = type === 'childList' ? [...addedNodes] : [target];
      texts.push(...changed.map(({ textContent }) => textContent ?? ''));
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await run();
  note(observer.takeRecords());
  observer.disconnect();
  return texts.filter((text) => text !== '');
}
