import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { readShifts, watchShifts } from '../../support/accessibility/layout-shifts.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: 'unasked', viewport: { width: 390, height: 844 } });

interface LayerEvent {
  readonly event?: string;
  readonly page_type?: string;
  readonly ecommerce?: { readonly items?: readonly { readonly item_id: string }[] } | null;
}

const layer = (page: Page): Promise<readonly LayerEvent[] | undefined> =>
  page.evaluate(() => (window as { readonly dataLayer?: readonly LayerEvent[] }).dataLayer);
const readTracked = async (page: Page): Promise<readonly (string | undefined)[]> => (await layer(page))?.map(({ event }) => event) ?? [];
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** Distances from the window's upper edge in pixels. */
const edges = async (page: Page) => {
  const firstAction = page.locator('main [data-block="hero"] a[data-variant]').first();
  const [strip, action] = await Promise.all([bar(page).boundingBox(), firstAction.boundingBox()]);
  return { barBegins: strip?.y ?? 0, actionEnds: action ? action.y + action.height : Infinity };
};
const seeRecommendations = (page: Page) => page.locator('[data-block="product-recommendations"]').first().scrollIntoViewIfNeeded();

test('only allowed purposes are tracked, until the visitor withdraws consent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/fapi/events') sent.push(request.postData() ?? '');
  });

  // Loads the font first: on a busy machine it arrives after a page's first paint and moves lines a little.
  await page.goto('/en-us/cookie-settings');
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  const { barBegins, actionEnds } = await edges(page);
  expect(actionEnds, 'the title and its first link stand above the bar').toBeLessThan(barBegins);
  expect(await findAxeViolations(page, '[data-consent-form]'), 'bar').toEqual([]);
  await watchShifts(page, 'beginning');
  await bar(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await readShifts(page)).toEqual([]);
  await seeRecommendations(page);
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie settings' })).toBeVisible();
  expect([await layer(page), sent]).toEqual([undefined, []]);
  expect(await findAxeViolations(page, 'main'), 'settings').toEqual([]);

  await page.getByRole('checkbox', { name: 'Statistics' }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await page.goto('/en-us');
  await expect(bar(page)).toHaveCount(0);
  await waitUntilShopInteractive(page);
  await seeRecommendations(page);
  await expect.poll(() => readTracked(page)).toContain('view_item_list');
  expect(await layer(page)).toContainEqual({ event: 'page_view', page_type: 'home', path: '/en-us', locale: 'en-us', brand: 'tarnfell' });
  const shown = (await layer(page))?.find(({ event }) => event === 'view_item_list')?.ecommerce?.items ?? [];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(24);

  await page.goto(getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
  await waitUntilShopInteractive(page);
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => readTracked(page)).toContain('add_to_cart');
  const events = await readTracked(page);
  expect(events.indexOf('view_item')).toBeGreaterThan(events.indexOf('page_view'));

  await page.goto('/en-us/cookie-settings');
  sent.length = 0;
  await page.getByRole('button', { name: 'Decline all' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  await seeRecommendations(page);
  await page.getByRole('link', { name: 'Tarnfell' }).first().click();
  expect([await layer(page), sent]).toEqual([undefined, []]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form stores the choice and returns to its page', async ({ page }) => {
    await page.goto('/de-de/club');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page).toHaveURL(/\/de-de\/club$/);
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  });
});
