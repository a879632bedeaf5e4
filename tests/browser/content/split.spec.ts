import type { Page } from '@playwright/test';
import { payByCard, cards, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { startRecordingService, type RecordedCall, type RecordingService } from '../../support/recording-service.ts';
import { waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { grantPreview } from '../../support/preview.ts';
import { createOwnServers, type OwnServers } from '../../support/own-servers.ts';
import { plentifulSkus } from '../../support/shop.ts';
import { readShifts, watchShifts } from '../../support/accessibility/layout-shifts.ts';
import { responses, expect, test } from '../../support/test.ts';

test.use({ pictures: true });

const port = Number(process.env.TEST_PORT ?? 4100);
const [shop, backend, partners, noting] = [port + 2, port + 3, port + 4, port + 5].map((own) => `http://localhost:${own}`) as [
  string,
  string,
  string,
  string,
];

test.describe('a shop with a separate backend, below a path', () => {
  test.describe.configure({ mode: 'serial' });
  let servers: OwnServers;
  let personalization: RecordingService;
  test.beforeAll(async () => {
    servers = createOwnServers();
    await servers.start({
      script: 'backend',
      environment: { BACKEND_PORT: String(port + 3), BACKEND_PREFIX: '/v1', PARTNERS_PORT: String(port + 4) },
      origin: backend,
    });
    const service = `${backend}/v1`;
    personalization = await startRecordingService(port + 5, service);
    await servers.start({
      script: 'start',
      environment: {
        PORT: String(port + 2),
        CONTENT_ORIGIN: service,
        PERSONALIZATION_ORIGIN: noting,
        COMMERCE_ORIGIN: service,
        PARTNERS_ORIGIN: partners,
        // Gives decisions more time on a busy machine.
        SETTINGS: JSON.stringify({ '*': { timeLimits: { decision: 3000 } } }),
      },
      origin: shop,
    });
  });
  test.afterAll(async () => {
    await servers.stop();
    await personalization.close();
  });

  test('the shop renders its pages and images, and sells', async ({ page, complaints }) => {
    await page.goto(`${shop}/en-us/p/kestrel-shell-jacket-TFKES01M`);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await startPayment(page, [{ sku: plentifulSkus.tarnfell }], { origin: shop });
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(page.getByRole('main').getByText(/^TF-\d{4}-\d{6}$/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('the backend serves its contract below its path only', async ({ request }) => {
    const response = await request.get(`${backend}/v1/openapi.json`);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/v1' }] });
    expect((await request.get(`${backend}/openapi.json`)).status()).toBe(404);
  });

  test.describe('a personalized shop', () => {
    const hero = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

    /**
     * Collects the calls during `act`. A last visitor proves that none is still pending: impressions are sent in the order of the
     * responses.
     */
    async function recordDuring(act: () => Promise<unknown>): Promise<readonly RecordedCall[]> {
      const from = personalization.calls.length;
      await act();
      const { name, value } = responses.all;
      const last = await fetch(`${shop}/en-us`, { headers: { cookie: `${name}=${value}` } });
      const cookie = last.headers.getSetCookie().find((entry) => entry.startsWith('mt.v=')) ?? '';
      const lastId = decodeURIComponent(cookie.slice('mt.v='.length).split(';')[0] ?? '');
      // At its start the shop prefetches pages under the brands' own hosts.
      const since = () => personalization.calls.slice(from).filter(({ channel }) => channel.endsWith('/localhost'));
      await expect.poll(() => findImpressions(since().filter(({ monetateId }) => monetateId === lastId))).toHaveLength(1);
      // The last visitor's request, which had no identifier yet, and its impressions.
      const own = since().findLastIndex(({ monetateId }) => monetateId === undefined);
      return since().filter(({ monetateId }, index) => monetateId !== lastId && index !== own);
    }

    const findEvents = (calls: readonly RecordedCall[], type: string) =>
      calls.flatMap(({ events }) => events.filter(({ eventType }) => eventType === type));
    const findImpressions = (calls: readonly RecordedCall[]): readonly string[][] =>
      findEvents(calls, 'monetate:record:Impressions').map(({ impressionIds }) => impressionIds as string[]);
    const findPageTypes = (calls: readonly RecordedCall[]) =>
      findEvents(calls, 'monetate:context:PageView').map(({ pageType }) => pageType);
    /** Ids of the impressions of an experience, and of the product lists, among all decisions. */
    const findImpressionId = (calls: readonly RecordedCall[], experienceId: string) =>
      calls.flatMap(({ actions }) => actions).find(({ json }) => json?.experienceId === experienceId)?.impressionId;
    const findListImpression = (calls: readonly RecordedCall[], recommendationId: string) =>
      calls.flatMap(({ actions }) => actions).find(({ json }) => json?.recommendationId === recommendationId)?.impressionId;

    test('reports the experiences of the home page, both variant and control group, once each', async ({ browser }) => {
      const seen = new Set<string>();
      await expect(async () => {
        const visitor = await browser.newPage();
        await visitor.context().addCookies([{ ...responses.all, url: shop }]);
        const calls = await recordDuring(() => visitor.goto(`${shop}/en-us`));
        seen.add((await hero(visitor).textContent()) ?? '');
        expect(findPageTypes(calls)).toEqual(['home']);
        expect(findImpressions(calls)[0]?.toSorted()).toEqual(
          [findImpressionId(calls, 'tarnfell-home-hero'), findListImpression(calls, 'home-popular')].map(String).toSorted(),
        );
        await visitor.close();
        expect(seen).toEqual(new Set(['Made for the long way up', 'Get out in any weather']));
      }).toPass({ timeout: 60_000 });
    });

    test('reports a missing page as an error page, and a dialog not at all', async ({ page }) => {
      const missing = await recordDuring(() => page.goto(`${shop}/en-us/nowhere`));
      expect(findPageTypes(missing)).toEqual(['error']);
      expect(findImpressions(missing)).toEqual([]);
      const cart = await recordDuring(() => page.goto(`${shop}/en-us/cart`));
      expect(findImpressions(cart)).toEqual([[findListImpression(cart, 'cart-small-things')]]);
      const dialog = await recordDuring(async () => {
        await page.goto(`${shop}/en-us/cart#modal-newsletter`);
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      expect(findPageTypes(dialog)).toEqual([]);
      expect(findImpressions(dialog)).toEqual([]);
      expect(findEvents(dialog, 'monetate:decision:DecisionRequest')).toHaveLength(1);
    });

    test('reports a viewed list and a followed product by the tokens of the decision', async ({ page }) => {
      const calls = await recordDuring(async () => {
        const from = personalization.calls.length;
        const noted = (type: string) => findEvents(personalization.calls.slice(from), type);
        await page.goto(`${shop}/en-us`);
        await waitUntilShopInteractive(page);
        const list = page.locator('[data-block="product-recommendations"]').first();
        await list.scrollIntoViewIfNeeded();
        await expect.poll(() => noted('monetate:record:RecImpressions')).toHaveLength(1);
        await list.getByRole('link').first().click();
        await expect.poll(() => noted('monetate:record:RecClicks')).toHaveLength(1);
      });
      const issued = calls.flatMap(({ actions }) => actions.flatMap(({ items = [] }) => items.map(({ recToken }) => recToken)));
      const [impressions] = findEvents(calls, 'monetate:record:RecImpressions').map(({ recImpressions }) => recImpressions as string[]);
      expect(issued).toEqual(expect.arrayContaining(impressions ?? ['none']));
      expect(new Set(impressions).size).toBe(impressions?.length);
      expect(findEvents(calls, 'monetate:record:RecClicks')).toMatchObject([{ recClicks: [impressions?.[0]] }]);
    });

    test('reports nothing for a forced variant or a preview', async ({ page }) => {
      const forced = await recordDuring(() => page.goto(`${shop}/en-us?p13n_testcontext=tarnfell-home-hero:A`));
      await expect(hero(page)).toHaveText('Get out in any weather');
      expect(findImpressions(forced)).toEqual([[findListImpression(forced, 'home-popular')]]);
      await page.context().clearCookies();
      await grantPreview(page, shop);
      const preview = await recordDuring(() => page.goto(`${shop}/en-us?preview=true`));
      expect(findEvents(preview, 'monetate:decision:DecisionRequest')).toHaveLength(1);
      expect(findImpressions(preview)).toEqual([]);
    });

    test('reports nothing for a baseline shown because a decision came too late', async ({ page }) => {
      const silent = await recordDuring(async () => {
        personalization.isSilent = true;
        await page.goto(`${shop}/en-us`);
        personalization.isSilent = false;
      });
      await expect(hero(page)).toHaveText('Made for the long way up');
      await expect(page.getByRole('main').getByText('Picked for your next hike')).toHaveCount(0);
      expect(silent).toEqual([]);
    });

    test('reports a visitor’s screen from the first page on, and the sandbox as the channel', async ({ page }) => {
      const calls = await recordDuring(async () => {
        const taken = page.waitForResponse('**/fapi/events');
        await page.goto(`${shop}/en-us/jackets`);
        await taken;
      });
      const reported = calls.filter(({ events }) => events.some(({ eventType }) => eventType === 'monetate:context:ScreenSize'));
      expect(reported).toMatchObject([{ channel: 'cairn/sandbox/localhost' }]);
      const next = await recordDuring(() => page.goto(`${shop}/en-us/jackets`));
      expect(next[0]?.events.map(({ eventType }) => eventType)).toContain('monetate:context:ScreenSize');
    });

    test('reports impressions once the visitor gives consent, each once, and none before', async ({ page }) => {
      await page.context().clearCookies();
      const before = await recordDuring(async () => {
        await page.goto(`${shop}/en-us`);
        await waitUntilShopInteractive(page);
      });
      expect(findImpressions(before)).toEqual([]);
      const calls = await recordDuring(async () => {
        const frame = page.waitForResponse('**/en-us.data?_routes=*shop*');
        await page.getByRole('button', { name: 'Accept' }).click();
        await frame;
      });
      expect(findImpressions(calls).flat().toSorted()).toEqual(
        [findImpressionId(before, 'tarnfell-home-hero'), findListImpression(before, 'home-popular')].map(String).toSorted(),
      );
    });

    test('reports the first item in the cart, and renders page and frame for its owner, without a layout shift and without counting twice', async ({
      page,
    }) => {
      const add = page.getByRole('button', { name: 'Add to cart' }).first();
      // The page's own reports are sent before an item is added.
      await recordDuring(async () => {
        await page.goto(`${shop}/en-us/p/kestrel-shell-jacket-TFKES01M`);
        await waitUntilInteractive(add);
      });
      const promo = page.getByText('We save your cart for 30 days');
      await expect(promo).toHaveCount(0);
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await watchShifts(page);
      const calls = await recordDuring(async () => {
        await add.click();
        await expect(promo).toHaveCount(1);
      });
      expect(findEvents(calls, 'monetate:context:CustomVariables').at(-1)).toMatchObject({
        customVariables: [{ variable: 'total-cart', value: '1' }, { variable: 'sub-total' }],
      });
      expect(findEvents(calls, 'monetate:context:Cart').at(-1)).toMatchObject({
        cartLines: [{ pid: expect.stringMatching(/^TFKES01M/), quantity: 1 }],
      });
      expect(findImpressions(calls)).toEqual([]);
      expect(await readShifts(page)).toEqual([]);
    });
  });
});
