import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import type { HeadData } from '../canvas/canvas-data.ts';
import { unpack } from '../canvas/packed.ts';
import type { PageData } from '../page/load-page.ts';
import type { Visit } from '../request/visit.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { loadScreen, type ScreenRequest } from '../screen/define-screen.ts';
import { NotFoundError } from '../screen/not-found-error.ts';
import { defineSectionedScreen, type SectionedPage } from './define-sectioned-screen.ts';
import { defineDeferredSection, createSection, type Sections } from './section.ts';

const visit: Visit = { visitor: { decisions: {}, segments: new Set(), categoryIds: [], hasData: () => true, now: 0 }, recommendations: [] };
const head: HeadData = { title: 'Tides', noIndex: false };
const loadWithStatus = async (status: number) => ({ status }) as PageData;
const failWith = (status: number) => async (): Promise<never> => {
  throw new ServiceError('failed', { operation: 'getOrder', status });
};

/** Loads a screen of these sections; returns the page, the log and the document record. */
async function load<Table extends Sections>(sections: Table, accepts?: () => boolean) {
  const { services } = createShopService();
  const warn = vi.spyOn(services.log, 'warn');
  const error = vi.spyOn(services.log, 'error');
  const screen = defineSectionedScreen({ name: 'tides', sections, head: () => head, ...(accepts ? { accepts } : {}) });
  const request = new Request('http://tarnfell.localhost/de-de/tides');
  const context = Object.defineProperty(createTestContext(request, services), 'visit', { value: Promise.resolve(visit) });
  const screenRequest: ScreenRequest = { params: {}, context };
  const page = (await loadScreen(screen, screenRequest, loadWithStatus)) as SectionedPage<Table>;
  return { page, warn, error, document: context.document };
}

const hours = createSection({ name: 'hours', load: async () => [4, 16], show: ({ data }) => ({ data: { hours: data } }) });

describe('defineSectionedScreen', () => {
  it('builds a page from the parts of its sections', async () => {
    const table = createSection({
      name: 'table',
      uses: { hours },
      show: ({ used }) => ({ head: `<meta name="hours" content="${used.hours.join()}">` }),
    });
    const { page, document } = await load({ hours, table });
    expect(page).toMatchObject({ status: 200, head, sections: { hours: { data: { hours: [4, 16] } } } });
    expect(page.sections).not.toHaveProperty('table');
    expect(document.head).toEqual(['<meta name="hours" content="4,16">']);
  });

  it('starts all loads in parallel, and each only once', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = createSection({ name: 'first', load: vi.fn(() => promise), show: ({ data }) => ({ data }) });
    const second = defineDeferredSection({ name: 'second', load: async () => resolve('begun by the second'), show: () => undefined });
    const third = createSection({ name: 'third', uses: { first }, load: async (_, used) => used.first, show: ({ data }) => ({ data }) });
    const { page } = await load({ first, second, third });
    expect(page.sections).toMatchObject({ first: { data: 'begun by the second' }, third: { data: 'begun by the second' } });
    expect(first.load).toHaveBeenCalledOnce();
  });

  it('omits a deferred section that fails to load, and logs it', async () => {
    const tips = defineDeferredSection({ name: 'tips', load: failWith(502), show: () => ({ data: 'never shown' }) });
    const user = createSection({ name: 'user', uses: { tips }, show: ({ used }) => ({ data: String(used.tips) }) });
    const { page, warn } = await load({ hours, tips, user });
    expect(Object.keys(page.sections ?? {})).toEqual(['hours', 'user']);
    expect(page.sections?.user?.data).toBe('undefined');
    expect(warn).toHaveBeenCalledExactlyOnceWith('[cairn] [screen] tides: left out tips, which failed to load', expect.anything());
  });

  it('omits a deferred section that fails to render', async () => {
    const show = (): { data: string } => {
      throw new Error('unexpected content');
    };
    const { page, warn } = await load({ hours, tips: defineDeferredSection({ name: 'tips', load: async () => 1, show }) });
    expect(Object.keys(page.sections ?? {})).toEqual(['hours']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('logs nothing if a deferred section does not exist', async () => {
    const { page, warn } = await load({ hours, tips: defineDeferredSection({ name: 'tips', missing: [404], load: failWith(404) }) });
    expect(page.status).toBe(200);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['404 for what the service does not have', createSection({ name: 'bay', missing: [404], load: failWith(404) }), 404],
    ['404 for what a section finds missing', createSection({ name: 'bay', load: () => Promise.reject(new NotFoundError('bay')) }), 404],
    ['503 for every other failure', createSection({ name: 'bay', missing: [404], load: failWith(401) }), 503],
  ])('responds with the shop’s %s', async (_, bay, status) => {
    const tips = defineDeferredSection({ name: 'tips', uses: { bay }, load: async (__, used) => used.bay });
    const { page, warn, error } = await load({ hours, bay, tips });
    expect(page.status).toBe(status);
    expect(warn, 'the failure of the critical section is not reported for the deferred one').not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
  });

  it('loads nothing for an invalid address', async () => {
    const bay = createSection({ name: 'bay', load: vi.fn(async () => 1) });
    expect((await load({ bay }, () => false)).page.status).toBe(404);
    expect(bay.load).not.toHaveBeenCalled();
  });

  it('throws the redirect of a section before later sections render', async () => {
    const elsewhere = new Response(null, { status: 301, headers: { location: '/de-de' } });
    const show = (): undefined => {
      throw elsewhere;
    };
    const later = createSection({ name: 'later', show: vi.fn(() => undefined) });
    await expect(load({ bay: createSection({ name: 'bay', show }), later })).rejects.toBe(elsewhere);
    expect(later.show).not.toHaveBeenCalled();
  });

  it('passes a section its messages, and the page the error messages of its calls', async () => {
    const title = { en: 'Tides', 'en-GB': 'Tides', 'en-CA': 'Tides', fr: 'Marées', 'fr-CA': 'Marées', de: 'Gezeiten' };
    const titled = createSection({
      name: 'title',
      messages: { title },
      calls: [getOrder],
      show: ({ messages, errorMessages }) => ({ data: { ...messages, error: errorMessages.OHS4004 } }),
    });
    const { page } = await load({ titled });
    const notFound = 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden.';
    expect(page.sections?.titled?.data).toEqual({ title: 'Gezeiten', error: notFound });
    expect(page.commerce && unpack(page.commerce.errorMessages)).toMatchObject({ OHS4004: notFound });
  });
});
