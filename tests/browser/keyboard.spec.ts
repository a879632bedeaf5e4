import type { Locator, Page } from '@playwright/test';
import { hiddenFocus, tabTo, untilInteractive, untilShopInteractive } from '../support/interactive.ts';
import { expect, test } from '../support/test.ts';

test.describe('with the keyboard alone, on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the skip link comes first and leads to the content', async ({ page }) => {
    await page.goto('/en-us/jackets');
    await untilShopInteractive(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the menu opens on focus, lets the reader in, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/en-us/repair');
    await untilShopInteractive(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const jackets = menu.locator('[data-has-panel] > a', { hasText: /^Jackets$/ });
    const inside = menu.getByRole('link', { name: 'Shop all Jackets' });
    await tabTo(page, jackets);
    await expect(jackets).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jackets).toBeFocused();
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await page.keyboard.press('Space');
    await expect(jackets).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(menu.locator('[data-has-panel] > a', { hasText: /^Packs$/ })).toBeFocused();
  });

  test('the menu closes when the focus leaves it, and when a link is followed', async ({ page }) => {
    await page.goto('/en-us/repair');
    await untilShopInteractive(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const jackets = menu.locator('[data-has-panel] > a', { hasText: /^Jackets$/ });
    await tabTo(page, jackets);
    await expect(jackets).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, jackets);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Shop all Jackets' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/c\/jackets-2000$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(jackets).toHaveAttribute('aria-expanded', 'false');
  });

  test('the carousel turns by its buttons and says where its ends are', async ({ page }) => {
    await page.goto('/en-us');
    await untilShopInteractive(page);
    const carousel = page.getByRole('region', { name: 'Stories from outside' });
    const next = carousel.getByRole('button', { name: 'Next' });
    const previous = carousel.getByRole('button', { name: 'Previous' });
    const slides = carousel.getByRole('group', { name: /^\d of 5$/ });
    await expect(slides).toHaveCount(5);
    await tabTo(page, previous);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await untilInteractive(next);
    await expect(slides.last()).not.toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  });

  test('the accordion opens and closes by Enter and Space, and arrows move between its headings', async ({ page }) => {
    await page.goto('/en-us/jackets');
    await untilShopInteractive(page);
    const headings = page.locator('[data-block="accordion"]').getByRole('button');
    await tabTo(page, headings.first());
    await untilInteractive(headings);
    const expanded = await headings.first().getAttribute('aria-expanded');
    const other = expanded === 'true' ? 'false' : 'true';
    await page.keyboard.press('Enter');
    await expect(headings.first()).toHaveAttribute('aria-expanded', other);
    await page.keyboard.press('Space');
    await expect(headings.first()).toHaveAttribute('aria-expanded', `${expanded}`);
    await page.keyboard.press('ArrowDown');
    await expect(headings.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(headings.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(headings.first()).toBeFocused();
    const panel = page.locator(`[id="${await headings.nth(1).getAttribute('aria-controls')}"]`);
    await expect(panel).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
  });
});

test.describe('with the keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openMenu(page: Page): Promise<{ readonly opener: Locator; readonly drawer: Locator }> {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    return { opener, drawer: page.getByRole('dialog', { name: 'Menu' }) };
  }

  test('the menu is a drawer of accordions that keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/en-us/repair');
    await untilShopInteractive(page);
    const { opener, drawer } = await openMenu(page);
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();

    const jackets = drawer.getByRole('button', { name: 'Jackets' });
    await tabTo(page, jackets);
    await page.keyboard.press('Enter');
    await expect(jackets).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('link', { name: 'Shop all Jackets' })).toBeVisible();
    const kinds = drawer.getByRole('button', { name: 'By kind' });
    await tabTo(page, kinds);
    await page.keyboard.press('Space');
    await expect(drawer.getByRole('link', { name: 'Shells' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(kinds).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer.getByRole('link', { name: 'Shells' })).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header,main') !== null)).toBe(true);
  });

  test('a link of the drawer leads on and closes it', async ({ page }) => {
    await page.goto('/en-us');
    await untilShopInteractive(page);
    const { drawer } = await openMenu(page);
    await tabTo(page, drawer.getByRole('link', { name: 'Repair' }));
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
    test(`nothing that sticks lies over what has the focus on a ${kind} page, there and back`, async ({ page }) => {
      await page.goto(path);
      await untilShopInteractive(page);
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press(key);
          // What has just got the focus may still be on its way into the window.
          await expect.poll(() => hiddenFocus(page), { message: `${key} ${stop}`, timeout: 2000, intervals: [50] }).toBeUndefined();
        }
    });
  }

  test('the carousel turns by its indicators, which say where the reader is', async ({ page }) => {
    await page.goto('/en-us');
    await untilShopInteractive(page);
    const carousel = page.getByRole('region', { name: 'Stories from outside' });
    const third = carousel.getByRole('button', { name: 'Go to page 3 of 5' });
    await expect(carousel.getByRole('button', { name: 'Go to page 1 of 5' })).toHaveAttribute('aria-current', 'true');
    await tabTo(page, third);
    await untilInteractive(third);
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('group', { name: '3 of 5' })).toBeInViewport({ ratio: 0.5 });
    await expect(third).toHaveAttribute('aria-current', 'true');
  });
});
