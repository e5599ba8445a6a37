import { caretOf, inputMethodOf } from '../e2e/inputMethod';
import { expect, test } from '../e2e/test';

test('the code field reads a composed text after the composition', async ({ page }) => {
  await page.goto('iframe.html?id=components-inputs-codefield--base&viewMode=story');
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeVisible({ timeout: 60_000 });
  const { compose, commit } = await inputMethodOf(page);

  await test.step('Full-width digits stay as they are during the composition', async () => {
    await field.focus();
    await compose('１', '１２', '１２３');
    await expect(field).toHaveValue('１２３');
    await commit('１２３４５６');
    await expect(field).toHaveValue('123456');
  });

  await test.step('The caret stays after the digit that was composed in the middle', async () => {
    await field.fill('1256');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await compose('３', '３よ', '３４');
    await commit('３４');
    await expect(field).toHaveValue('123456');
    expect(await caretOf(page)).toBe(4);
  });

  await test.step('A cancelled composition leaves the digits', async () => {
    await compose('７', '');
    await commit('');
    await expect(field).toHaveValue('123456');
  });
});
