import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { seeAll, untilShopActs } from '../support/acting.ts';
import { addressOf, brands, pageKinds } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What axe finds, short enough to read in a test's report. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const brand of brands) {
  for (const { kind, path } of pageKinds) {
    for (const viewport of screens) {
      test(`axe finds nothing on ${brand}'s ${kind} page at ${viewport.width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(viewport);
        await page.goto(addressOf(brand, path[brand]));
        await untilShopActs(page);
        await seeAll(page);
        expect(await findings(page)).toEqual([]);
      });
    }

    test(`${brand}'s ${kind} page needs no scrolling sideways with text at 200 %, nor 320 px wide`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1024 });
      await page.goto(addressOf(brand, path[brand]));
      await untilShopActs(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBe(0);
    });
  }

  test(`axe finds nothing on ${brand}'s open menus and dialogs`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf(brand, '/privacy'));
    await untilShopActs(page);
    await page.getByRole('navigation', { name: 'Main' }).locator('[data-has-panel] > a').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-open]')).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('[aria-expanded]').first().click();
    expect(await findings(page)).toEqual([]);

    await page.goto(addressOf(brand, '/privacy#modal-sign-up'));
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('axe finds nothing in the showcase', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/showcase?docType=cta-buttons&limit=10');
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('forced colours leave the menu’s entries and the buttons visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/en-us/club');
  const edges = await page
    .getByRole('main')
    .getByRole('button', { name: 'Sign up' })
    .evaluate((button) => {
      const { borderBlockStartWidth, borderBlockStartStyle, backgroundColor } = getComputedStyle(button);
      const ground = getComputedStyle(document.body).backgroundColor;
      return {
        hasBorder: Number.parseFloat(borderBlockStartWidth) > 0 && borderBlockStartStyle !== 'none',
        stands: backgroundColor !== ground,
      };
    });
  expect(edges.hasBorder || edges.stands).toBe(true);
});
