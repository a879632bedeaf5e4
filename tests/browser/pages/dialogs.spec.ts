import type { Locator, Page } from '@playwright/test';
import { waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const club = '/en-us/club';
const signUp = (page: Page): Locator => page.getByRole('dialog', { name: 'Get our newsletter' });
const loyalty = (page: Page): Locator => page.getByRole('dialog', { name: 'The club' });
const opener = (page: Page): Locator => main(page).getByRole('link', { name: 'See what members get' });
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe('a dialog that a link opens', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  /** Opens the club's page, scrolls to the link, and opens its dialog. */
  async function openFromLink(page: Page): Promise<{ readonly place: number }> {
    await page.goto(club);
    await waitUntilShopInteractive(page);
    await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(120);
    await opener(page).focus();
    const place = await scrollY(page);
    await page.keyboard.press('Enter');
    await expect(loyalty(page)).toBeVisible();
    await expect(page).toHaveURL(`${club}#modal-loyalty`);
    expect(await scrollY(page)).toBe(place);
    return { place };
  }

  /** Checks that the page is as before: no dialog, the focus restored, the scroll position unchanged. */
  async function expectClosed(page: Page, place: number): Promise<void> {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(club);
    await expect(opener(page)).toBeFocused();
    expect(await scrollY(page)).toBe(place);
  }

  test('closes on Back and opens again on Forward', async ({ page, complaints }) => {
    const { place } = await openFromLink(page);
    await page.goBack();
    await expectClosed(page, place);
    await page.goForward();
    await expect(loyalty(page)).toBeVisible();
    await expect(page).toHaveURL(`${club}#modal-loyalty`);
    await page.goBack();
    await expectClosed(page, place);
    expect(complaints).toEqual([]);
  });

  test('closes on Escape and by its button, a double press counting once, without an extra history entry', async ({ page }) => {
    await page.goto('/en-us/privacy');
    const { place } = await openFromLink(page);
    await page.keyboard.press('Escape');
    await expectClosed(page, place);
    await page.keyboard.press('Enter');
    await loyalty(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expectClosed(page, place);
    await page.goBack();
    await expect(page).toHaveURL('/en-us/privacy');
  });

  test('is replaced by a dialog that is opened from it', async ({ page }) => {
    const { place } = await openFromLink(page);
    await loyalty(page).getByRole('link', { name: 'Get our newsletter' }).click();
    await expect(signUp(page)).toBeVisible();
    await expect(loyalty(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectClosed(page, place);
  });

  test('is replaced by a page that is opened from it', async ({ page }) => {
    await openFromLink(page);
    await loyalty(page).getByRole('link', { name: 'Read the club terms' }).click();
    await expect(page).toHaveURL('/en-us/loyalty-terms');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(club);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('keeps the page behind at its scroll position, and inert', async ({ page }) => {
    const { place } = await openFromLink(page);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true);
    expect(await scrollY(page)).toBe(place);
  });
});

test.describe('an address with a dialog', () => {
  test('opens it above its page, replaces it with the next one, and stays on the page after closing', async ({ page, complaints }) => {
    await page.goto('/en-us/privacy');
    await page.goto(`${club}#modal-loyalty`);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Early access and free repairs');
    await loyalty(page).getByRole('link', { name: 'Get our newsletter' }).click();
    await expect(signUp(page).getByRole('heading', { name: 'Join us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signUp(page)).toHaveCount(0);
    await expect(page).toHaveURL(club);
    await page.goBack();
    await expect(page).toHaveURL('/en-us/privacy');
    expect(complaints).toEqual([]);
  });

  test('shows the page alone for an unknown dialog', async ({ page }) => {
    await page.goto(`${club}#modal-no-such-dialog`);
    await expect(page).toHaveURL(club);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a dialog of content works like its page: its form signs up', async ({ page }) => {
  await page.goto('/en-us/privacy#modal-newsletter');
  const dialog = signUp(page);
  await dialog.getByLabel('Email address').fill('dialog@shopper.example');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
});

test.describe('the mini cart', () => {
  const mini = (page: Page): Locator => page.getByRole('dialog', { name: 'Added to your cart' });

  test('closes on Back, opens again on Forward, and is replaced by the cart page', async ({ page }) => {
    await page.goto(jacket.path);
    const button = main(page).getByRole('button', { name: 'Add to cart' }).first();
    await waitUntilInteractive(button);
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await button.click();
    await expect(mini(page)).toBeVisible();
    await page.goBack();
    await expect(mini(page)).toHaveCount(0);
    await expect(page).toHaveURL(jacket.path);
    await expect(button).toBeFocused();
    await expect(main(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(getCartLink(page, 1)).toBeVisible();
    await page.goForward();
    await mini(page).getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL('/en-us/cart');
    await expect(main(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(jacket.path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens by its address, on any page', async ({ page }) => {
    await page.goto(`${club}#modal-mini-cart`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(club);
  });
});
