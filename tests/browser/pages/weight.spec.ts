import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scrollThroughBlocks, waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { getCardFrame, startPayment } from '../../support/checkout.ts';
import { getAddress, catalogPages, origins, plentifulSkus, type Brand } from '../../support/shop.ts';
import { responses, expect, test } from '../../support/test.ts';
import { expectWithinBudget } from './page-budget.ts';

/** Tracking code loads after consent only; the question about galleries shows before a choice only. */
test.use({ pictures: true, consent: 'galleries' });

test.use({ viewport: { width: 390, height: 844 } });

interface Load {
  /** Files from the shop's origin only. */
  readonly scripts: Set<string>;
  readonly requests: Set<string>;
}

function recordRequests(page: Page, brand: Brand): Load {
  const load: Load = { scripts: new Set(), requests: new Set() };
  page.on('request', (request) => {
    // Reports (POST) are sent at any time, and the browser requests the icon (other) when it likes.
    if (request.method() === 'GET' && !['image', 'other'].includes(request.resourceType())) load.requests.add(request.url());
    if (request.resourceType() === 'script' && new URL(request.url()).origin === origins[brand]) load.scripts.add(request.url());
  });
  return load;
}

/** Gzipped script in bytes, blocks below the first screen included; browsers that accept brotli get less. */
async function measureScriptSize(page: Page, scripts: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      // Requested from the first brand's host: not every machine resolves the others outside the browser.
      const response = await page.request.get(new URL(new URL(url).pathname, origins.tarnfell).href, {
        headers: { 'accept-encoding': 'gzip' },
      });
      return Number(response.headers()['content-length'] ?? Number.NaN);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Gzipped bytes of the search combobox, its library and messages included. */
const MAX_SEARCH = 12 * 1024;

test('the search loads its suggestions with its first focus, within its budget', async ({ page }) => {
  await page.goto(getAddress('tarnfell', '/privacy'));
  await waitUntilShopInteractive(page);
  await page.waitForLoadState('networkidle');
  const { scripts } = recordRequests(page, 'tarnfell');
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  expect(await measureScriptSize(page, scripts)).toBeLessThanOrEqual(MAX_SEARCH);
});

/** Both brands load the same scripts; the documents of this one are the longer ones. */
const brand = 'solvane';

test('the home page stays within its budget', async ({ page }) => {
  const { scripts } = recordRequests(page, brand);
  await page.goto(getAddress(brand, ''));
  await waitUntilShopInteractive(page);
  await scrollThroughBlocks(page);
  const ofHome = new Set(scripts);
  expectWithinBudget('home', { script: await measureScriptSize(page, ofHome), files: ofHome.size });

  // Static blocks load no script, so this page has the script of the home page without the home page's blocks. The pop-up and tracking
  // have budgets of their own.
  await page.context().addCookies([{ ...responses.all, url: origins[brand] }]);
  await page.context().clearCookies({ name: 'dismissedPopUps' });
  const { scripts: all } = recordRequests(page, brand);
  await page.goto(getAddress(brand, '/privacy'));
  await waitUntilShopInteractive(page);
  await waitUntilInteractive(page.locator('[data-block="pop-up"] button'));
  await page.waitForFunction(() => 'dataLayer' in window);
  await scrollThroughBlocks(page);
  const take = (name: RegExp): Set<string> => new Set([...all].filter((url) => !ofHome.has(url) && name.test(url)));
  const popUp = take(/\/pop-up-/);
  const tracking = take(/\/(?:record-event|make-events|get-page-type|partner-script)-/);
  const shell = all.difference(popUp).difference(tracking);
  expect([...shell].filter((url) => !ofHome.has(url))).toEqual([]);
  expectWithinBudget('privacy', { script: await measureScriptSize(page, shell) });
  expectWithinBudget('privacy, pop-up', { script: await measureScriptSize(page, popUp) });
  expectWithinBudget('privacy, tracking', { script: await measureScriptSize(page, tracking) });
});

for (const { kind, path } of catalogPages.filter((page) => page.kind !== 'search')) {
  test(`the ${kind} page stays within its budget`, async ({ page }) => {
    const { scripts, requests } = recordRequests(page, brand);
    const response = await page.goto(getAddress(brand, path[brand]));
    await waitUntilShopInteractive(page);
    await page.waitForLoadState('networkidle');
    const requested = [...requests];
    const pictures = await page.locator('img:not([loading="lazy"])').count();
    const document = gzipSync((await response?.body()) ?? '').length;
    await scrollThroughBlocks(page);
    expectWithinBudget(kind, { script: await measureScriptSize(page, scripts), requests: requested.length, pictures, document });
  });
}

test('the cart and checkout stay within their budgets', async ({ page }) => {
  await startPayment(page, [{ sku: plentifulSkus[brand] }], { brand });
  // Leaves the current page, so that its late requests do not count for the cart.
  await page.goto(`${origins[brand]}/robots.txt`);
  const cart = recordRequests(page, brand);
  await page.goto(getAddress(brand, '/cart'));
  await waitUntilShopInteractive(page);
  await scrollThroughBlocks(page);
  expectWithinBudget('cart', { script: await measureScriptSize(page, cart.scripts) });

  cart.scripts.clear();
  await page.goto(getAddress(brand, '/checkout?step=shipping'));
  const next = page.getByRole('button', { name: 'Continue to payment' });
  await waitUntilInteractive(next);
  await next.click();
  await expect(getCardFrame(page).getByLabel('Card number')).toBeVisible();
  expectWithinBudget('checkout', { script: await measureScriptSize(page, cart.scripts) });
});
