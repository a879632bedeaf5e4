import type { Browser, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, fillCart, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, jacket, main, getToasts } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const boot = 'Arete Mid Boot';
/** Three are in stock, and no other journey buys them. */
const boots = 'TARNFELL:TFARE01M:R7E:100:W:1:';

const section = (page: Page) => main(page).getByRole('region', { name: 'Saved for later' });
const saved = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });
const rows = (page: Page, name: string) =>
  main(page)
    .locator('li[data-item]')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const saveButton = (page: Page, name: string) => main(page).getByRole('button', { name: `Save for later: ${name}` });
const moveButton = (page: Page, name: string) => section(page).getByRole('button', { name: `Move to cart: ${name}` });

async function openCart(page: Page): Promise<void> {
  await page.goto('/en-us/cart');
  await waitUntilInteractive(main(page).getByRole('button', { name: 'Add one ' }).first());
}

async function buyAll(browser: Browser, sku: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await startPayment(page, [{ sku, qty: 3 }]);
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await page.context().close();
}

test('a shopper saves items and moves one back, while another is sold out meanwhile', async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillCart(page, [
    { sku: boots, qty: 3 },
    { sku: jacket.sku, qty: 2 },
  ]);
  await openCart(page);
  await expect(section(page)).toHaveCount(0);
  await saveButton(page, boot).click();
  await expect(saved(page, boot)).toContainText('Quantity 3');
  await expect(rows(page, boot)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: jacket.name, exact: true })).toBeFocused();
  await saveButton(page, jacket.name).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeFocused();
  await expect(getToasts(page).filter({ hasText: `${jacket.name} is saved for later.` })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await expect(section(page).getByRole('listitem')).toHaveCount(2);
  await waitUntilInteractive(moveButton(page, jacket.name));
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await moveButton(page, jacket.name).click();
  await expect(rows(page, jacket.name)).toHaveCount(1);
  await expect(getCartLink(page, 2)).toBeAttached();
  await expect(saved(page, jacket.name)).toHaveCount(0);
  await expect(section(page).getByRole('link', { name: boot })).toBeFocused();

  await buyAll(browser, boots);
  await moveButton(page, boot).click();
  await expect(saved(page, boot)).toContainText('This item is out of stock, so we couldn’t add it to your cart.');
  await expect(saved(page, boot)).toContainText('Sold out');
  await expect(moveButton(page, boot)).toHaveCount(0);
  await expect(rows(page, boot)).toHaveCount(0);
  await expect(getCartLink(page, 2)).toBeAttached();

  await section(page)
    .getByRole('button', { name: `Remove: ${boot}` })
    .click();
  await expect(section(page)).toHaveCount(0);
  await getToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page, boot)).toHaveCount(1);
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper saves an item, moves it back and removes it', async ({ page }) => {
    await page.goto(jacket.path);
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await saveButton(page, jacket.name).click();
    await expect(saved(page, jacket.name)).toHaveCount(1);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    await moveButton(page, jacket.name).click();
    await expect(rows(page, jacket.name)).toHaveCount(1);
    await expect(section(page)).toHaveCount(0);
    await saveButton(page, jacket.name).click();
    await section(page)
      .getByRole('button', { name: `Remove: ${jacket.name}` })
      .click();
    await expect(section(page)).toHaveCount(0);
  });
});
