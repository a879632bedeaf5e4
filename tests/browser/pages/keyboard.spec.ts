import type { Locator, Page } from '@playwright/test';
import { findHiddenFocus, pressTabTo, waitUntilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

// Component tests cover each key (docs/reference/keyboard.md); this file covers what needs a page with a router and a frame.
test.describe('with the keyboard alone, on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the skip link comes first and moves to the content', async ({ page }) => {
    await page.goto('/en-us/jackets');
    await waitUntilShopInteractive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the menu closes when the focus leaves it, and when a link is followed', async ({ page }) => {
    await page.goto('/en-us/repair');
    await waitUntilShopInteractive(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    // Brand, search, country, account and cart come before the menu, whose panels have dozens of links.
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await pressTabTo(page, cart, 16);
    const jackets = menu.locator('[data-has-panel] > a', { hasText: /^Jackets$/ });
    await pressTabTo(page, jackets);
    await expect(jackets).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
    await pressTabTo(page, jackets);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Shop all jackets' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/c\/jackets-2000$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('with the keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openMenu(page: Page): Promise<Locator> {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await pressTabTo(page, opener);
    await page.keyboard.press('Enter');
    return page.getByRole('dialog', { name: 'Menu' });
  }

  test('a link of the drawer opens its page and closes the drawer', async ({ page }) => {
    await page.goto('/en-us');
    await waitUntilShopInteractive(page);
    const drawer = await openMenu(page);
    await pressTabTo(page, drawer.getByRole('link', { name: 'Repair' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/repair$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const { kind, path, stops } of [
    { kind: 'product', path: '/en-us/p/kestrel-shell-jacket-TFKES01M', stops: 45 },
    { kind: 'category', path: '/en-us/c/jackets-2000', stops: 30 },
    { kind: 'sign-up', path: '/en-us/account/sign-up', stops: 20 },
  ]) {
    test(`no sticky element covers the focused one on a ${kind} page, in both directions`, async ({ page }) => {
      await page.goto(path);
      await waitUntilShopInteractive(page);
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          // The focused element may still be scrolling into view.
          await expect.poll(() => findHiddenFocus(page), { message: `${key} ${stop}`, timeout: 2000, intervals: [50] }).toBeUndefined();
        }
    });
  }
});
