import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import { loadEssentialContent } from '#storefront/content/load-essential-content.ts';
import { loadPage } from '#storefront/page/load-page.ts';
import { loadSiteFrame } from '#storefront/page/load-site-frame.ts';
import { createRequestContext } from '#storefront/create-request-context.ts';
import { readRequest } from '#storefront/request/request.ts';
import { createServices } from '#storefront/services/services.ts';
import { sites } from '#storefront/site/sites.ts';
import { createContentFallback } from './create-content-fallback.ts';
import { openContentCache } from './content-cache.ts';
import { createDocument } from './testing/content-server.ts';

const RETRY = 5000;
type Respond = (slug: string) => Promise<Response> | Response;

const respondWell: Respond = (slug) =>
  new Response(createDocument(slug, 'x').replace('"fragment"', slug.startsWith('page') ? '"page"' : '"fragment"'), { status: 200 });
const outages: readonly Respond[] = [
  () => Promise.reject(new TypeError('fetch failed')),
  () => new Response('', { status: 503 }),
  (slug) => new Response(createDocument(slug, 'x').slice(0, 20)),
  () => new Response('<h1>Not found</h1>', { status: 404 }),
  () => new Promise<Response>(() => undefined),
];

async function openShop(folder: string) {
  const state = { respond: respondWell, time: 0 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const now = (): number => state.time;
  const none = { origin: 'http://none.test', fetch: async () => new Response('{}', { status: 500 }) };
  const cache = await openContentCache({ folder, bytes: 2 ** 22, now, log });
  const services = await createServices({
    sites,
    content: {
      origin: 'http://content.test',
      fetch: async ({ url }) => state.respond(decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')),
    },
    contentFallback: createContentFallback({ cache, timeout: 300, staleAfter: 60, retryInterval: RETRY, now, log }),
    personalization: none,
    commerce: none,
    accessKey: 'key',
    partnersOrigin: 'http://partners.test',
    botCheckFrame: 'http://partners.test/bot-check/frame',
    previewAccess: { isGranted: async () => false },
    editorOrigins: [],
    settings: createSettings(),
    log,
    now: () => new Date(state.time),
    blockFiles: () => [],
    isDevelopment: false,
  });
  const getContext = (request: Request) => createRequestContext(readRequest(request, sites, false), services);
  return {
    state,
    log,
    stop: cache.flush,
    loadEssentials: () => loadEssentialContent(sites, getContext),
    async view(slug: string) {
      const context = getContext(new Request(`http://localhost:4000/en-us/${slug}`));
      const [{ status }, { footer }] = await Promise.all([loadPage(context), loadSiteFrame(context)]);
      return { status, isWhole: footer !== null, cache: context.staleContent.headers()['cache-status'] };
    },
  };
}

it('the shop serves a thousand page views across outages of the content origin and restarts', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-views-'));
  const slugs = Array.from({ length: 10 }, (_, number) => `page-${number}`);
  let shop = await openShop(folder);
  let views = 0;
  const readViewAll = async (times: number) => {
    const seen = [];
    for (let round = 0; round < times; round += 1) for (const slug of slugs) seen.push(await shop.view(slug));
    views += seen.length;
    expect(seen.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
    return seen;
  };

  await readViewAll(10);
  for (const respond of outages) {
    await shop.stop();
    shop = await openShop(folder);
    shop.state.respond = respond;
    const seen = await readViewAll(14);
    expect(seen.filter(({ cache }) => !cache?.startsWith('cairn; '))).toEqual([]);
    expect((await shop.view('never-seen')).status).toBe(503);
    shop.state.respond = respondWell;
    shop.state.time += RETRY;
    await expect.poll(async () => (await shop.view('page-0')).cache).toBeUndefined();
    expect((await readViewAll(4)).filter(({ cache }) => cache !== undefined)).toEqual([]);
    expect((await shop.view('page-never-seen')).status).toBe(200);
  }
  expect(views).toBe(1000);
  await shop.stop();
  await rm(folder, { recursive: true });
});

it('the shop shows the error page of the site in an outage even if it was never requested before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-essentials-'));
  const first = await openShop(folder);
  expect(await first.loadEssentials()).toBe(true);
  await first.stop();
  const shop = await openShop(folder);
  shop.state.respond = () => Promise.reject(new TypeError('fetch failed'));
  expect(await shop.view('never-seen')).toMatchObject({ status: 503, isWhole: true });
  const logged = [...shop.log.warn.mock.calls, ...shop.log.error.mock.calls].map(([line]) => String(line));
  expect(logged.filter((line) => line.includes('could not be loaded either') || line.includes('is left out'))).toEqual([]);
  const empty = await openShop(path.join(folder, 'empty'));
  empty.state.respond = () => Promise.reject(new TypeError('fetch failed'));
  expect(await empty.loadEssentials()).toBe(false);
  await Promise.all([shop.stop(), empty.stop()]);
  await rm(folder, { recursive: true });
});
