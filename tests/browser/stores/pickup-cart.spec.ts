import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { fillCart } from '../../support/checkout.ts';
import { isHydrated } from '../../support/hydrated.ts';
import { getAddress, origins } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const jacket = '/p/kestrel-shell-jacket-TFKES01M';
const giftCard = { sku: 'TARNFELL:TFGIF050:GD1:OS::1:' };
const denver = 'Tarnfell Denver Union';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const shipment = (page: Page, name: RegExp) => main(page).getByRole('region', { name });

/** Makes a store the visitor's own, like the locator's forms. */
async function chooseStore(page: Page, id: string): Promise<void> {
  await page.context().addCookies([{ name: 'cairn.store.TARNFELL-US', value: id, url: origins.tarnfell }]);
}

async function openJacket(page: Page): Promise<void> {
  await page.goto(getAddress('tarnfell', jacket));
  const group = await main(page).getByRole('group', { name: 'Delivery' }).elementHandle();
  await expect.poll(() => group?.evaluate(isHydrated)).toBe(true);
}

async function choosePickup(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'Store pickup' }).check({ force: true });
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

async function chooseSize(page: Page, name: string): Promise<void> {
  await main(page).getByRole('radio', { name, exact: true }).check({ force: true });
}

test('a jacket for pickup, one to ship and a gift card make three shipments, and the cart changes one by keyboard', async ({ page }) => {
  await fillCart(page, [giftCard]);
  await openJacket(page);
  await chooseSize(page, 'L');
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await closeDialog(page);

  // Finds the store in the dialog, and adds the item there.
  await chooseSize(page, 'M');
  await choosePickup(page);
  await main(page).getByRole('button', { name: 'Choose a store' }).click();
  await dialog(page).getByRole('searchbox', { name: 'City or ZIP code' }).fill('Denver');
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`^${denver}`) })
    .check({ force: true });
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: `Add for pickup at ${denver}` })
    .click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' }).getByText(`Pickup at ${denver}`)).toBeVisible();
  // It is the visitor's store from now on.
  await closeDialog(page);
  await expect(main(page).getByText(new RegExp(`^${denver} · \\d+ in stock, ready`, 'u'))).toBeVisible();

  await page.goto(getAddress('tarnfell', '/cart'));
  for (const name of [/^Ships to you/, new RegExp(`^Pickup at ${denver}`), /^Sent by email/])
    await expect(shipment(page, name)).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);

  await shipment(page, /^Ships to you/)
    .getByRole('link', { name: /^Change delivery of/ })
    .focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('radio', { name: /^Standard/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /^Pick up in store/ })).toBeChecked();
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(shipment(page, /^Ships to you/)).toHaveCount(0);
  await expect(shipment(page, new RegExp(`^Pickup at ${denver}`)).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Change delivery of/ }).first()).toBeVisible();
});

test('choosing another store for one pickup asks before the others move there', async ({ page }) => {
  await chooseStore(page, 'TF-DEN-01');
  await openJacket(page);
  for (const size of ['M', 'S']) {
    await chooseSize(page, size);
    await expect(main(page).getByText(new RegExp(`^${denver} · \\d+ in stock, ready`, 'u'))).toBeVisible();
    await choosePickup(page);
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(dialog(page).getByText(`Pickup at ${denver}`).first()).toBeVisible();
    await closeDialog(page);
  }
  await page.goto(getAddress('tarnfell', '/cart'));
  const change = main(page)
    .getByRole('link', { name: /^Change delivery of/ })
    .first();
  // Before hydration, the link opens the form without script.
  await expect.poll(() => change.evaluate(isHydrated)).toBe(true);
  await change.click();
  await dialog(page).getByRole('button', { name: 'Choose another store' }).click();
  await dialog(page).getByRole('searchbox').fill('Seattle');
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('radio', { name: /Seattle/ })
    .first()
    .check({ force: true });
  await dialog(page).getByRole('button', { name: 'Use this store' }).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(/^Move everything to Tarnfell Seattle/);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^Move to Tarnfell Seattle/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText(/^Pickup at Tarnfell Seattle/)).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart changes a delivery with its form', async ({ page }) => {
    await chooseStore(page, 'TF-DEN-01');
    await page.goto(getAddress('tarnfell', jacket));
    await chooseSize(page, 'M');
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await main(page)
      .getByRole('link', { name: /^Change delivery of/ })
      .click();
    await expect(page).toHaveURL(/\/cart\?delivery=/);
    await main(page)
      .getByRole('radio', { name: /^Pick up in store/ })
      .check();
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main(page).getByText(`Pickup at ${denver}`)).toBeVisible();
  });
});
