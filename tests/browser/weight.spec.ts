import { seeAll, untilShopActs } from '../support/acting.ts';
import { addressOf, brands } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Gzipped bodies in bytes, everything that waits to be seen included; browsers that know brotli get less. */
const SCRIPT = 150_000;
const SCRIPT_FILES = 15;

test.use({ viewport: { width: 390, height: 844 } });

for (const brand of brands) {
  test(`${brand}'s home page brings no more script than it may`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(addressOf(brand, ''));
    await untilShopActs(page);
    await seeAll(page);
    const sizes = await Promise.all(
      [...scripts].map(async (url) => {
        // By the first brand's host: not every machine resolves the others outside the browser.
        const response = await page.request.get(new URL(new URL(url).pathname, addressOf('tarnfell', '')).href, {
          headers: { 'accept-encoding': 'gzip' },
        });
        return Number(response.headers()['content-length'] ?? Number.NaN);
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'script', description: `${total} bytes in ${sizes.length} files` });
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(SCRIPT_FILES);
    expect(total).toBeLessThanOrEqual(SCRIPT);
  });
}
