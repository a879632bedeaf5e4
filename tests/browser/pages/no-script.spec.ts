import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const category = '/en-us/c/jackets-2000';
const product = '/en-us/p/kestrel-shell-jacket-TFKES01MG4S';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('[data-block="listing"] li :is(h2, h3) a');
const quantity = (page: Page) => main(page).getByRole('textbox', { name: 'Quantity of Kestrel Shell Jacket' });
const bag = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

async function addJacket(page: Page): Promise<void> {
  await page.goto(product);
  await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/en-us\/cart$/);
}

test.describe('without JavaScript', () => {
  test('a shopper filters, sorts and pages through a category with its form and its links', async ({ page }) => {
    await page.goto(category);
    await expect(cards(page)).toHaveCount(24);
    const [first = ''] = await cards(page).allTextContents();
    await main(page).getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\/c\/jackets-2000\?page=2$/);
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first()).not.toHaveText(first);
    await main(page).getByRole('link', { name: 'Show earlier products' }).click();
    await expect(page).toHaveURL(/\/c\/jackets-2000$/);

    await main(page)
      .getByRole('checkbox', { name: /^Women, / })
      .check({ force: true });
    await main(page).getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/filter\.gender=women/);
    await expect(main(page).getByRole('checkbox', { name: /^Women, / })).toBeChecked();
    const found = Number(/^\d+/.exec((await main(page).getByRole('status').first().textContent()) ?? '')?.[0]);
    expect(found).toBeGreaterThan(0);
    await expect(cards(page)).toHaveCount(found);

    await main(page).getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await main(page).getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort=priceLowToHigh/);
    await expect(page).toHaveURL(/filter\.gender=women/);
    await expect(cards(page)).toHaveCount(found);

    await main(page).getByRole('link', { name: 'Remove filter Women' }).click();
    await expect(page).not.toHaveURL(/filter/);
    await expect(page).toHaveURL(/sort=priceLowToHigh/);
  });

  test('a search works', async ({ page }) => {
    await page.goto('/en-us');
    await page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' }).fill('kestrel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/search\?q=kestrel$/);
    await expect(cards(page).first()).toContainText('Kestrel');
  });

  test('a product shows all its content, and its colors are links', async ({ page }) => {
    await page.goto(category);
    await main(page).locator('[data-block="listing"] li a[data-cover][href*="TFKES01M"]').click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kestrel Shell Jacket');
    await expect(main(page).getByText('$308.95').first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Night', exact: true }).click();
    await expect(page).toHaveURL(/-TFKES01MK9N$/);
    await expect(main(page).getByRole('link', { name: 'Night', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(main(page).getByRole('heading', { name: 'Product details' })).toBeAttached();
  });

  test('a shopper adds, changes and removes a product with forms', async ({ page }) => {
    await addJacket(page);
    await expect(quantity(page)).toHaveValue('1');
    await expect(bag(page, 'Cart, 1 item')).toBeVisible();
    await main(page).getByRole('button', { name: 'One more Kestrel Shell Jacket' }).click();
    await expect(quantity(page)).toHaveValue('2');
    await quantity(page).fill('4');
    await main(page).getByRole('button', { name: 'Update' }).click();
    await expect(bag(page, 'Cart, 4 items')).toBeVisible();
    await expect(quantity(page)).toHaveValue('4');
    await quantity(page).fill('3');
    await page.keyboard.press('Enter');
    await expect(bag(page, 'Cart, 3 items')).toBeVisible();
    await expect(quantity(page)).toHaveValue('3');
    await main(page).getByRole('button', { name: 'One less Kestrel Shell Jacket' }).click();
    await expect(quantity(page)).toHaveValue('2');
    await main(page).getByRole('button', { name: 'Remove Kestrel Shell Jacket' }).click();
    await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    await expect(bag(page, 'Cart, 0 items')).toBeVisible();
  });

  test('rejected input shows an error at its field', async ({ page }) => {
    await addJacket(page);
    await quantity(page).fill('7');
    await main(page).getByRole('button', { name: 'Update' }).click();
    await expect(main(page).locator('[data-item]').getByText('You cannot add more than 6 of this item.')).toBeVisible();
    await expect(quantity(page)).toHaveValue('1');
    await quantity(page).fill('6');
    await main(page).getByRole('button', { name: 'Update' }).click();
    await expect(bag(page, 'Cart, 6 items')).toBeVisible();
    await page.goto(product);
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/TFKES01MG4S\?refused=INV408$/);
    await expect(main(page).getByText('You cannot add more than 6 of this item.')).toBeVisible();
  });

  test('the checkout explains what it needs', async ({ page }) => {
    await addJacket(page);
    await main(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(main(page).getByRole('button', { name: 'Continue to payment' }), 'sends nothing').toBeDisabled();
    await expect(
      main(page)
        .getByText(/JavaScript/)
        .first(),
    ).toBeVisible();
  });
});
