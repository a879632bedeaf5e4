import { addressOf } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.use({ popUps: true });

test('a pop-up greets with a tab, opens by itself, is closed for good, and leaves its place to the next', async ({ page, request }) => {
  await page.goto(addressOf('tarnfell', '/privacy'));
  await expect(page.getByRole('button', { name: 'Letters from outside' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'New pieces and sales, a day early' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close for good' }).click();
  await expect(dialog).toBeHidden();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get(addressOf('tarnfell', '/privacy'), { headers: { cookie } })).text();
  expect(html).not.toContain('Letters from outside');
  expect(html).toContain('Join the club');
  await page.goto(addressOf('tarnfell', '/cart'));
  await expect(page.getByRole('button', { name: 'Join the club' })).toBeHidden();
});
