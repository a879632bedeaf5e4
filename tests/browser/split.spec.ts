import { payWith, cards, placeButton, startPayment } from '../support/checkout.ts';
import { createOwnServers, type OwnServers } from '../support/own-servers.ts';
import { plentiful } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const port = Number(process.env.TEST_PORT ?? 4100);
const [shop, backend, partners] = [port + 2, port + 3, port + 4].map((own) => `http://localhost:${own}`) as [string, string, string];

test.describe('a shop whose backend stands alone, below a path', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: OwnServers;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    servers = createOwnServers();
    await servers.start({
      script: 'backend',
      environment: { BACKEND_PORT: String(port + 3), BACKEND_PREFIX: '/v1', PARTNERS_PORT: String(port + 4) },
      origin: backend,
    });
    const service = `${backend}/v1`;
    await servers.start({
      script: 'start',
      environment: {
        PORT: String(port + 2),
        CONTENT_ORIGIN: service,
        PERSONALIZATION_ORIGIN: service,
        COMMERCE_ORIGIN: service,
        PARTNERS_ORIGIN: partners,
      },
      origin: shop,
    });
  });
  test.afterAll(() => servers.stop());

  test('shows its pages and pictures, and sells', async ({ page, complaints }) => {
    test.setTimeout(90_000);
    await page.goto(`${shop}/en-us/p/kestrel-shell-jacket-TFKES01M`);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await startPayment(page, [{ sku: plentiful.tarnfell }], { origin: shop });
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    await expect(page.getByRole('main').getByText(/^TF-\d{4}-\d{6}$/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('keeps no data of its own: the backend says where its calls are', async ({ request }) => {
    const response = await request.get(`${backend}/v1/openapi.json`);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/v1' }] });
    expect((await request.get(`${backend}/openapi.json`)).status()).toBe(404);
  });
});
