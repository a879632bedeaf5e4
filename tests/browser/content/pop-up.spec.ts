import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { readShifts, watchShifts } from '../../support/accessibility/layout-shifts.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.use({ popUps: true, consent: 'unasked' });

test('a pop-up appears after the cookie question, opens by itself, closes for good, and makes way for the next one', async ({
  page,
  request,
}) => {
  await page.goto(getAddress('tarnfell', '/privacy'));
  await waitUntilShopInteractive(page);
  await watchShifts(page);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Letters from Tarnfell' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'New pieces and sales, a day early' });
  await expect(dialog).toBeVisible();
  expect(await readShifts(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Don’t show again' }).click();
  await expect(dialog).toBeHidden();

  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get(getAddress('tarnfell', '/privacy'), { headers: { cookie } })).text();
  expect(html).not.toContain('Letters from Tarnfell');
  expect(html).toContain('Join the club');
  await page.goto(getAddress('tarnfell', '/cart'));
  await expect(page.getByRole('button', { name: 'Join the club' })).toBeHidden();
});
