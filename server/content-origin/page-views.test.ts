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
import { createContentKeeper } from './create-content-keeper.ts';
import { openKeptAnswers } from './kept-answers.ts';
import { documentOf } from './testing/content-server.ts';

const RETRY = 5000;
type Ways = (slug: string) => Promise<Response> | Response;

const good: Ways = (slug) =>
  new Response(documentOf(slug, 'x').replace('"fragment"', slug.startsWith('page') ? '"page"' : '"fragment"'), { status: 200 });
const outages: readonly Ways[] = [
  () => Promise.reject(new TypeError('fetch failed')),
  () => new Response('', { status: 503 }),
  (slug) => new Response(documentOf(slug, 'x').slice(0, 20)),
  () => new Response('<h1>Not found</h1>', { status: 404 }),
  () => new Promise<Response>(() => undefined),
];

async function openShop(folder: string) {
  const state = { ways: good, time: 0 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const now = (): number => state.time;
  const none = { origin: 'http://none.test', fetch: async () => new Response('{}', { status: 500 }) };
  const kept = await openKeptAnswers({ folder, bytes: 2 ** 22, now, log });
  const services = await createServices({
    sites,
    content: {
      origin: 'http://content.test',
      fetch: async ({ url }) => state.ways(decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')),
    },
    contentKeeper: createContentKeeper({ kept, limit: 300, patience: 60, retry: RETRY, now, log }),
    personalization: none,
    commerce: none,
    accessKey: 'key',
    partnersOrigin: 'http://partners.test',
    botCheckFrame: 'http://partners.test/bot-check/frame',
    previewAccess: { isGranted: () => false },
    editorOrigins: [],
    settings: createSettings(),
    log,
    now: () => new Date(state.time),
    blockFiles: () => [],
    isDevelopment: false,
  });
  const contextOf = (request: Request) => createRequestContext(readRequest(request, sites, false), services);
  return {
    state,
    log,
    stop: kept.settled,
    askForEssentials: () => loadEssentialContent(sites, contextOf),
    async view(slug: string) {
      const context = contextOf(new Request(`http://localhost:4000/en-us/${slug}`));
      const [{ status }, { footer }] = await Promise.all([loadPage(context), loadSiteFrame(context)]);
      return { status, isWhole: footer !== null, cache: context.stalest.headers()['cache-status'] };
    },
  };
}

it(
  'a thousand page views, with the content origin gone for most of them and a restart between: all are pages',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cairn-views-'));
    const slugs = Array.from({ length: 10 }, (_, number) => `page-${number}`);
    let shop = await openShop(folder);
    let views = 0;
    const viewAll = async (times: number) => {
      const seen = [];
      for (let round = 0; round < times; round += 1) for (const slug of slugs) seen.push(await shop.view(slug));
      views += seen.length;
      expect(seen.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
      return seen;
    };

    await viewAll(10);
    for (const ways of outages) {
      await shop.stop();
      shop = await openShop(folder);
      shop.state.ways = ways;
      const seen = await viewAll(14);
      expect(seen.filter(({ cache }) => !cache?.startsWith('cairn; '))).toEqual([]);
      expect((await shop.view('never-seen')).status).toBe(503);
      shop.state.ways = good;
      shop.state.time += RETRY;
      await expect.poll(async () => (await shop.view('page-0')).cache, { timeout: 10_000 }).toBeUndefined();
      expect((await viewAll(4)).filter(({ cache }) => cache !== undefined)).toEqual([]);
      expect((await shop.view('page-never-seen')).status).toBe(200);
    }
    expect(views).toBe(1000);
    await shop.stop();
    await rm(folder, { recursive: true });
  },
);

it('an outage is told with the error page of the site, which nobody has seen before it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-essentials-'));
  const first = await openShop(folder);
  expect(await first.askForEssentials()).toBe(true);
  await first.stop();
  const shop = await openShop(folder);
  shop.state.ways = () => Promise.reject(new TypeError('fetch failed'));
  expect(await shop.view('never-seen')).toMatchObject({ status: 503, isWhole: true });
  const said = [...shop.log.warn.mock.calls, ...shop.log.error.mock.calls].map(([line]) => String(line));
  expect(said.filter((line) => line.includes('could not be loaded either') || line.includes('is left out'))).toEqual([]);
  const empty = await openShop(path.join(folder, 'empty'));
  empty.state.ways = () => Promise.reject(new TypeError('fetch failed'));
  expect(await empty.askForEssentials()).toBe(false);
  await Promise.all([shop.stop(), empty.stop()]);
  await rm(folder, { recursive: true });
});
