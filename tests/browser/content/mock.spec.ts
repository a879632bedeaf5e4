import type { APIRequestContext } from '@playwright/test';
import { fillCart, payByCard, cards, getPlaceButton } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { createOwnServers, type OwnServers } from '../../support/own-servers.ts';
import { plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const port = Number(process.env.TEST_PORT ?? 4100);
const getAddress = (own: number): string => `http://localhost:${own}`;
const [shop, mock, partners] = [port + 6, port + 7, port + 8].map(getAddress) as [string, string, string];

const fields = {
  Email: 'robin@shopper.example',
  'First name': 'Robin',
  'Last name': 'Vale',
  'Street address': '12 Birch Street',
  City: 'Denver',
  'ZIP code': '80202',
  Phone: '3035550134',
} as const;

/** Sets the mock's responses to requests from pages. */
async function forceResponses(request: APIRequestContext, calls: string): Promise<void> {
  expect((await request.put(`${mock}/mock/settings`, { data: { calls } })).status()).toBe(204);
}

test.describe('a shop on the mock, without a database', () => {
  let servers: OwnServers;
  test.beforeAll(async () => {
    servers = createOwnServers();
    await servers.start({
      script: 'mock',
      options: ['--api-only'],
      environment: { BACKEND_PORT: String(port + 7), PARTNERS_PORT: String(port + 8) },
      origin: mock,
    });
    await servers.start({
      script: 'start',
      environment: {
        PORT: String(port + 6),
        CONTENT_ORIGIN: mock,
        PERSONALIZATION_ORIGIN: mock,
        COMMERCE_ORIGIN: mock,
        PARTNERS_ORIGIN: partners,
        SETTINGS: JSON.stringify({ '*': { timeLimits: { decision: 3000 } } }),
      },
      origin: shop,
    });
  });
  test.afterAll(() => servers.stop());

  test('the shop renders its pages and sells, from the home page to the confirmation', async ({ page, request, complaints }) => {
    const main = page.getByRole('main');
    await page.goto(`${shop}/en-us`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Made for the long way up');
    await page.goto(`${shop}/en-us/c/jackets-2000`);
    await expect(main.getByRole('link', { name: /Kestrel/ }).first()).toBeVisible();
    await page.goto(`${shop}/en-us/p/kestrel-shell-jacket-TFKES01M`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kestrel Shell Jacket');

    await fillCart(page, [{ sku: plentifulSkus.tarnfell }], { origin: shop });
    await page.goto(`${shop}/en-us/cart`);
    await expect(main.getByText('Kestrel Shell Jacket').first()).toBeVisible();
    await waitUntilInteractive(main.getByRole('button', { name: 'Apply' }));
    const enterCode = async (): Promise<void> => {
      await main.getByLabel('Promo code').fill('SPRING10');
      await main.getByRole('button', { name: 'Apply' }).click();
    };
    await forceResponses(request, 'applyCoupon:422:PRM130');
    await enterCode();
    await expect(main.getByText('This code has expired.')).toBeVisible();
    await forceResponses(request, '200');
    await enterCode();
    await expect(main.getByText('SPRING10').first()).toBeVisible();
    // The browser logs the forced status.
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

    await page.goto(`${shop}/en-us/checkout`);
    await waitUntilInteractive(main.getByLabel('Email'));
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text);
    await main.getByLabel('State', { exact: true }).selectOption('Colorado');
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(main.getByText(/^TF-\d{4}-\d{6}$/)).toBeVisible();
  });
});
