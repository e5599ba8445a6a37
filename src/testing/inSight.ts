import { expect } from 'storybook/test';

/** Expects that the whole element is inside the viewport and that no other element covers it. */
export async function expectInSight(element: Element): Promise<void> {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  for (const y of [top + 1, bottom - 1]) {
    const over = document.elementFromPoint((left + right) / 2, y);
    await expect(element.contains(over)).toBe(true);
  }
}
