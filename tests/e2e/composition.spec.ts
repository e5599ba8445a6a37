import { paths } from '../../src/features/page/paths';
import { waitForHydration } from './hydration';
import { caretOf, inputMethodOf } from './inputMethod';
import { expect, test } from './test';

test('the fields of a payment leave a composed text alone', async ({ page }) => {
  await page.goto(paths.home);
  await waitForHydration(page);
  const { compose, commit } = await inputMethodOf(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send' });
  const recipient = sheet.getByRole('combobox', { name: 'Recipient' });
  const amount = sheet.getByLabel('Amount');
  const description = sheet.getByLabel('Description');

  await test.step('Enter, the arrows and Escape belong to the composition, not to the suggestions', async () => {
    await recipient.focus();
    await compose('r', 're', 'ren');
    await expect(sheet.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await commit('rental');
    await expect(recipient).toHaveValue('rental');
    await expect(recipient).not.toHaveAttribute('aria-activedescendant', /./);
    await expect(sheet.getByRole('alert')).toHaveCount(0);
  });

  await test.step('Invisible marks are removed after the composition', async () => {
    await amount.focus();
    await compose('\u200F1', '\u200F12');
    await expect(amount).toHaveValue('\u200F12');
    await commit('\u200F12');
    await expect(amount).toHaveValue('12');
  });

  await test.step('The caret stays after the text that was composed in the middle', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await compose('\u200F5', '\u200F5.\u200F');
    await commit('\u200F5.\u200F');
    await expect(amount).toHaveValue('15.2');
    expect(await caretOf(page)).toBe(3);
  });

  await test.step('Full-width digits stay as they were composed', async () => {
    await amount.fill('');
    await compose('１', '１２', '１２．', '１２．５');
    await commit('１２．５');
    await expect(amount).toHaveValue('１２．５');
  });

  await test.step('Enter in a composed description does not send', async () => {
    await recipient.fill('rent@example.com');
    await amount.fill('0.01');
    await description.focus();
    await compose('か', 'かな');
    await page.keyboard.press('Enter');
    await commit('仮名');
    await expect(description).toHaveValue('仮名');
    await expect(sheet.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});

test('a search leaves a composed text alone', async ({ page }) => {
  await page.goto('/app/history');
  await waitForHydration(page);
  const { compose, commit } = await inputMethodOf(page);
  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  await search.fill('ab');
  await page.keyboard.press('ArrowLeft');
  await compose('に', 'にほ', 'にほん');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('aにほんb');
  await commit('日本');
  await expect(search).toHaveValue('a日本b');
  expect(await caretOf(page)).toBe(3);
});
