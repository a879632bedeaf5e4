import { untilShopInteractive } from '../../support/interactive.ts';
import { shiftsOf, watchShifts } from '../../support/accessibility/layout-shifts.ts';
import { addressOf } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.use({ popUps: true, consent: 'unasked' });

test('a pop-up follows the question about cookies, opens by itself, is closed for good, and leaves its place to the next', async ({
  page,
  request,
}) => {
  await page.goto(addressOf('tarnfell', '/privacy'));
  await untilShopInteractive(page);
  await watchShifts(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Letters from outside' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'New pieces and sales, a day early' });
  await expect(dialog).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Don’t show again' }).click();
  await expect(dialog).toBeHidden();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get(addressOf('tarnfell', '/privacy'), { headers: { cookie } })).text();
  expect(html).not.toContain('Letters from outside');
  expect(html).toContain('Join the club');
  await page.goto(addressOf('tarnfell', '/cart'));
  await expect(page.getByRole('button', { name: 'Join the club' })).toBeHidden();
});
