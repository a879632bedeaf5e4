import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { seeBlocks, untilInteractive, untilShopInteractive } from '../../support/interactive.ts';
import { cardFrame, startPayment } from '../../support/checkout.ts';
import { addressOf, catalogPages, origins, plentiful, type Brand } from '../../support/shop.ts';
import { answers, expect, test } from '../../support/test.ts';
import { expectWithinBudget } from './page-budget.ts';

/** Tracking code loads after consent only; the question about galleries shows before a choice only. */
test.use({ pictures: true, consent: 'galleries' });

test.use({ viewport: { width: 390, height: 844 } });

interface Load {
  /** Files from the shop's origin only. */
  readonly scripts: Set<string>;
  readonly requests: Set<string>;
}

function listen(page: Page, brand: Brand): Load {
  const load: Load = { scripts: new Set(), requests: new Set() };
  page.on('request', (request) => {
    // Reports (POST) are sent at any time.
    if (request.method() === 'GET' && request.resourceType() !== 'image') load.requests.add(request.url());
    if (request.resourceType() === 'script' && new URL(request.url()).origin === origins[brand]) load.scripts.add(request.url());
  });
  return load;
}

/** Gzipped script in bytes, blocks below the first screen included; browsers that accept brotli get less. */
async function weigh(page: Page, scripts: ReadonlySet<string>): Promise<number> {
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
const MOST_SEARCH = 12 * 1024;

test('the search loads its suggestions with its first focus, within its budget', async ({ page }) => {
  await page.goto(addressOf('tarnfell', '/privacy'));
  await untilShopInteractive(page);
  await page.waitForLoadState('networkidle');
  const { scripts } = listen(page, 'tarnfell');
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  expect(await weigh(page, scripts)).toBeLessThanOrEqual(MOST_SEARCH);
});

/** Both brands load the same scripts; the documents of this one are the longer ones. */
const brand = 'solvane';

test('the home page stays within its budget', async ({ page }) => {
  const { scripts } = listen(page, brand);
  await page.goto(addressOf(brand, ''));
  await untilShopInteractive(page);
  await seeBlocks(page);
  const ofHome = new Set(scripts);
  expectWithinBudget('home', { script: await weigh(page, ofHome), files: ofHome.size });

  // Static blocks load no script, so this page has the script of the home page without the home page's blocks. The pop-up and tracking
  // have budgets of their own.
  await page.context().addCookies([{ ...answers.all, url: origins[brand] }]);
  await page.context().clearCookies({ name: 'dismissedPopUps' });
  const { scripts: all } = listen(page, brand);
  await page.goto(addressOf(brand, '/privacy'));
  await untilShopInteractive(page);
  await untilInteractive(page.locator('[data-block="pop-up"] button'));
  await page.waitForFunction(() => 'dataLayer' in window);
  await seeBlocks(page);
  const take = (name: RegExp): Set<string> => new Set([...all].filter((url) => !ofHome.has(url) && name.test(url)));
  const popUp = take(/\/pop-up-/);
  const tracking = take(/\/(?:record-event|make-events|page-type-of|partner-script)-/);
  const shell = all.difference(popUp).difference(tracking);
  expect([...shell].filter((url) => !ofHome.has(url))).toEqual([]);
  expectWithinBudget('privacy', { script: await weigh(page, shell) });
  expectWithinBudget('privacy, pop-up', { script: await weigh(page, popUp) });
  expectWithinBudget('privacy, tracking', { script: await weigh(page, tracking) });
});

for (const { kind, path } of catalogPages.filter((page) => page.kind !== 'search')) {
  test(`the ${kind} page stays within its budget`, async ({ page }) => {
    const { scripts, requests } = listen(page, brand);
    const response = await page.goto(addressOf(brand, path[brand]));
    await untilShopInteractive(page);
    await page.waitForLoadState('networkidle');
    const asked = [...requests];
    const pictures = await page.locator('img:not([loading="lazy"])').count();
    const document = gzipSync((await response?.body()) ?? '').length;
    await seeBlocks(page);
    expectWithinBudget(kind, { script: await weigh(page, scripts), requests: asked.length, pictures, document });
  });
}

test('the cart and checkout stay within their budgets', async ({ page }) => {
  await startPayment(page, [{ sku: plentiful[brand] }], { brand });
  // Leaves the current page, so that its late requests do not count for the cart.
  await page.goto(`${origins[brand]}/robots.txt`);
  const cart = listen(page, brand);
  await page.goto(addressOf(brand, '/cart'));
  await untilShopInteractive(page);
  await seeBlocks(page);
  expectWithinBudget('cart', { script: await weigh(page, cart.scripts) });

  cart.scripts.clear();
  await page.goto(addressOf(brand, '/checkout?step=shipping'));
  const next = page.getByRole('button', { name: 'Continue to payment' });
  await untilInteractive(next);
  await next.click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  expectWithinBudget('checkout', { script: await weigh(page, cart.scripts) });
});
