import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { contextOf, shopService } from '../session/testing/shop-service.ts';
import { defineScreen, loadScreen, type NoCatalogs, type ScreenDefinition, type ScreenRequest } from './define-screen.ts';
import type { PageData } from '../page/load-page.ts';
import type { ScreenPage } from './screen-page.ts';

/** The pages that stand for a screen are composed from content, which is not asked here. */
const standIn = async (status: number) => ({ status }) as PageData;

interface Shown extends ScreenPage {
  readonly critical: string;
  readonly deferred: string | undefined;
}

const title = { en: 'Tides', 'en-GB': 'Tides', 'en-CA': 'Tides', fr: 'Marées', 'fr-CA': 'Marées', de: 'Gezeiten' };

type Parts = Partial<ScreenDefinition<Shown, string, string, NoCatalogs>>;

/** Loads a screen made of these parts; answers the page and what was logged. */
async function load(parts: Parts) {
  const { services } = shopService();
  const warn = vi.spyOn(services.log, 'warn');
  const error = vi.spyOn(services.log, 'error');
  const screen = defineScreen<Shown, string, string>({
    name: 'tides',
    messages: {},
    loadCriticalData: async () => 'tides',
    page: ({ critical, deferred }) => ({ status: 200, critical, deferred }) as Shown,
    ...parts,
  });
  const request: ScreenRequest = { params: {}, context: contextOf(new Request('http://tarnfell.localhost/en-us/tides'), services) };
  return { page: await loadScreen(screen, request, standIn), warn, error };
}
const refused = (status: number) => async (): Promise<never> => {
  throw new ServiceError('refused', { operation: 'getOrder', status });
};

describe('a screen', () => {
  it('is given what it says in the language of its page alone, and what is said of the errors of its calls', async () => {
    const { services } = shopService();
    const request: ScreenRequest = { params: {}, context: contextOf(new Request('http://tarnfell.localhost/de-de/tides'), services) };
    let found: unknown;
    const screen = defineScreen({
      name: 'tides',
      messages: { tides: title },
      calls: [getOrder],
      loadCriticalData: async (_, given) => void (found = given),
      page: (given) => ({ status: 200, given }) as unknown as Shown,
    });
    const page = await loadScreen(screen, request, standIn);
    expect(found).toMatchObject({
      messages: { tides: 'Gezeiten' },
      errorMessages: { OHS4004: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden.' },
    });
    expect(page).toMatchObject({ given: found });
    expect(JSON.stringify(page)).not.toContain('Tides');
  });

  it('stands without the data that it can do without, and says so in the log', async () => {
    const { page, warn } = await load({ loadDeferredData: refused(500) });
    expect(page).toMatchObject({ status: 200, critical: 'tides', deferred: undefined });
    expect(warn).toHaveBeenCalledExactlyOnceWith('[cairn] [screen] tides: stands without its deferred data', expect.anything());
  });

  it.each([401, 403, 404])('is a page that is not there where its data is refused with %d', async (status) => {
    const { page, error } = await load({ loadCriticalData: refused(status) });
    expect(page.status).toBe(404);
    expect(error).not.toHaveBeenCalled();
  });

  it('is a page out of order where its data could not be had, and says why in the log', async () => {
    const { page, error } = await load({ loadCriticalData: refused(502) });
    expect(page.status).toBe(503);
    expect(error).toHaveBeenCalledExactlyOnceWith('[cairn] [screen] tides: could not be loaded', expect.anything());
  });

  it('leads elsewhere when its data does', async () => {
    const elsewhere = new Response(null, { status: 302, headers: { location: '/en-us/cart' } });
    await expect(load({ loadCriticalData: () => Promise.reject(elsewhere as unknown as Error) })).rejects.toBe(elsewhere);
  });
});
