import { seeAll, untilShopActs } from '../support/acting.ts';
import { addressOf, brands } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Gzipped bodies in bytes, everything that waits to be seen included. The product's aim is 150 kB; until then nothing may be added. */
const SCRIPT = 154_000;
const SCRIPT_FILES = 15;

test.use({ viewport: { width: 390, height: 844 } });

for (const brand of brands) {
  test(`${brand}'s home page brings no more script than it may`, async ({ page }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.finished().then(async () => (await response.request().sizes()).responseBodySize),
      );
    });
    await page.goto(addressOf(brand, ''));
    await untilShopActs(page);
    await seeAll(page);
    const sizes = await Promise.all(scripts.values());
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'script', description: `${total} bytes in ${sizes.length} files` });
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(SCRIPT_FILES);
    expect(total).toBeLessThanOrEqual(SCRIPT);
  });
}
