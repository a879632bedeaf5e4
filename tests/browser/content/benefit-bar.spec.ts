import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test('the benefit bar closes without code of its own, and stays out of later pages', async ({ page }) => {
  await page.goto('/en-us/footwear');
  const bar = page.getByRole('region', { name: 'Benefits' });
  await expect(bar.getByRole('listitem')).toHaveCount(3);
  await waitUntilShopInteractive(page);
  await bar.getByRole('button', { name: 'Close benefits' }).click();
  await expect(bar).toBeHidden();
  const reloaded = await page.reload();
  expect((await reloaded?.text())?.includes('data-block="benefit-bar"')).toBe(false);
});
