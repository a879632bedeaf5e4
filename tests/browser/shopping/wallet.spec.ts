import type { FrameLocator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { fillCart } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;
const own = { sku: jacket.sku, qty: 2 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pay with Brindle Pay' });
const sheet = (page: Page): FrameLocator => dialog(page).frameLocator('iframe');
const total = (page: Page) => sheet(page).locator('.total');
const line = (page: Page, name: string) => sheet(page).locator('dl > div').filter({ hasText: name });
const productButton = (page: Page) => main(page).getByRole('button', { name: 'Buy with Brindle Pay' });

/** Opens the wallet by keyboard, from the product page; the shopper has a cart already. */
async function openForProduct(page: Page): Promise<void> {
  await fillCart(page, [own]);
  await page.goto(jacket.path);
  await waitUntilInteractive(productButton(page));
  await main(page).getByRole('radio', { name: 'M', exact: true }).check();
  await productButton(page).press('Enter');
  await expect(total(page)).toContainText('$317.91');
}

test.describe('the wallet', () => {
  test('buys a product, with the address and the delivery chosen in its sheet', async ({ page }) => {
    await openForProduct(page);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await sheet(page)
      .getByRole('radio', { name: /^480 Harbor Road/ })
      .check();
    await expect(line(page, 'Tax')).toContainText('$16.99');
    await expect(total(page)).toContainText('$325.94');
    await sheet(page)
      .getByRole('radio', { name: /^Express/ })
      .check();
    await expect(line(page, 'Delivery')).toContainText('$18.00');
    await sheet(page).getByRole('button', { name: 'Confirm and pay' }).click();
    await expect(page).toHaveURL(confirmation);
    for (const text of ['480 Harbor Road', 'Express', 'Brindle Pay']) await expect(main(page).getByText(text).first()).toBeVisible();
    await expect(getCartLink(page, own.qty)).toBeVisible();
  });

  test('keeps the shopper’s own cart unchanged when its sheet is canceled', async ({ page }) => {
    await openForProduct(page);
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(productButton(page)).toBeFocused();
    await page.goto('/en-us/cart');
    await expect(main(page).getByRole('textbox', { name: `Quantity of ${jacket.name}` })).toHaveValue(String(own.qty));
    await expect(getCartLink(page, own.qty)).toBeVisible();
  });

  test('buys the cart with a card that requires a challenge', async ({ page }) => {
    await fillCart(page, [own]);
    await page.goto('/en-us/cart');
    await main(page).getByRole('link', { name: 'Buy with Brindle Pay' }).click();
    await sheet(page)
      .getByRole('radio', { name: /Asks for a challenge/ })
      .check();
    await expect(total(page)).toContainText('$');
    await sheet(page).getByRole('button', { name: 'Confirm and pay' }).click();
    const issuer = page.getByRole('dialog', { name: 'Confirm your payment' }).frameLocator('iframe');
    await issuer.getByLabel('One-time code').fill('246810');
    await issuer.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page).toHaveURL(confirmation);
    await expect(getCartLink(page, 0)).toBeVisible();
  });
});
