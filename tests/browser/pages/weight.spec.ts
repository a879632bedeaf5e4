import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { seeBlocks, untilInteractive, untilShopInteractive } from '../../support/interactive.ts';
import { cardFrame, startPayment } from '../../support/checkout.ts';
import { addressOf, brands, catalogPages, origins, plentiful, type Brand } from '../../support/shop.ts';
import { answers, expect, test } from '../../support/test.ts';

/** The code that tracks comes to those alone who allow it, the question for a gallery to those alone who have not answered it. */
test.use({ pictures: true, consent: 'galleries' });

/** Gzipped script in bytes, everything that waits to be seen included; browsers that know brotli get less. */
const HOME = 134_000;
const HOME_FILES = 15;
/** What every page has: the router, the header, the footer. */
const SHELL = 128_000;
/** What comes on top of it for those whom a pop-up greets and who let the shop tell of them: neither is in the limits of pages. */
const POP_UP = 2_500;
const TRACKING = 4_400;
/** A product's page has three rows of products, what completes the look and a gallery, which may have to ask before it comes. */
const CATALOG = 169_100;
const CART = 160_300;
const CHECKOUT = 182_400;
/**
 * What a page asks for before anybody scrolls, and how many pictures it does not leave to the browser, which fetches the others by their
 * distance and by what it thinks of the connection.
 */
const REQUESTS = 18;
const PICTURES = 6;
/** Its own document, gzipped. */
const DOCUMENT = 30_700;

test.use({ viewport: { width: 390, height: 844 } });

interface Load {
  /** Files of the shop's own; what partners' frames bring is theirs. */
  readonly scripts: Set<string>;
  readonly requests: Set<string>;
}

function listen(page: Page, brand: Brand): Load {
  const load: Load = { scripts: new Set(), requests: new Set() };
  page.on('request', (request) => {
    // What a page tells, it tells when it comes to it.
    if (request.method() === 'GET' && request.resourceType() !== 'image') load.requests.add(request.url());
    if (request.resourceType() === 'script' && new URL(request.url()).origin === origins[brand]) load.scripts.add(request.url());
  });
  return load;
}

async function weigh(page: Page, scripts: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      // By the first brand's host: not every machine resolves the others outside the browser.
      const response = await page.request.get(new URL(new URL(url).pathname, origins.tarnfell).href, {
        headers: { 'accept-encoding': 'gzip' },
      });
      return Number(response.headers()['content-length'] ?? Number.NaN);
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'script', description: `${total} bytes in ${sizes.length} files` });
  expect(sizes.length).toBeGreaterThan(0);
  return total;
}

for (const brand of brands) {
  test(`${brand}'s home page brings no more script than it may`, async ({ page }) => {
    const { scripts } = listen(page, brand);
    await page.goto(addressOf(brand, ''));
    await untilShopInteractive(page);
    await seeBlocks(page);
    const ofHome = new Set(scripts);
    expect(ofHome.size).toBeLessThanOrEqual(HOME_FILES);
    expect(await weigh(page, ofHome)).toBeLessThanOrEqual(HOME);

    // Blocks that never act bring none: a page of such alone has what the home page has without its own blocks. What greets and what
    // tells come on top, to those visitors alone.
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
    expect(await weigh(page, shell), 'shell').toBeLessThanOrEqual(SHELL);
    expect(await weigh(page, popUp), 'pop-up').toBeLessThanOrEqual(POP_UP);
    expect(await weigh(page, tracking), 'tracking').toBeLessThanOrEqual(TRACKING);
  });

  for (const { kind, path } of catalogPages.filter((page) => page.kind !== 'search')) {
    test(`${brand}'s ${kind} page is no heavier than it may be`, async ({ page }) => {
      const { scripts, requests } = listen(page, brand);
      const response = await page.goto(addressOf(brand, path[brand]));
      await untilShopInteractive(page);
      await page.waitForLoadState('networkidle');
      const asked = [...requests];
      const pictures = await page.locator('img:not([loading="lazy"])').count();
      const document = gzipSync((await response?.body()) ?? '').length;
      await seeBlocks(page);
      test
        .info()
        .annotations.push({ type: 'page', description: `${asked.length} requests, ${pictures} pictures, ${document} bytes of HTML` });
      expect(await weigh(page, scripts), 'script').toBeLessThanOrEqual(CATALOG);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(REQUESTS);
      expect(pictures, 'pictures').toBeLessThanOrEqual(PICTURES);
      expect(document, 'HTML').toBeLessThanOrEqual(DOCUMENT);
    });
  }

  test(`${brand}'s cart and checkout bring no more script than they may`, async ({ page }) => {
    await startPayment(page, [{ sku: plentiful[brand] }], { brand });
    // What the page so far still asks for is not the cart's.
    await page.goto(`${origins[brand]}/robots.txt`);
    const cart = listen(page, brand);
    await page.goto(addressOf(brand, '/cart'));
    await untilShopInteractive(page);
    await seeBlocks(page);
    expect(await weigh(page, cart.scripts), 'cart').toBeLessThanOrEqual(CART);

    cart.scripts.clear();
    await page.goto(addressOf(brand, '/checkout?step=shipping'));
    const next = page.getByRole('button', { name: 'Continue to payment' });
    await untilInteractive(next);
    await next.click();
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    expect(await weigh(page, cart.scripts), 'checkout').toBeLessThanOrEqual(CHECKOUT);
  });
}
