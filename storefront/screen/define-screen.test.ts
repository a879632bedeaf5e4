import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#commerce/client/service-error.ts';
import { factsOf, shopService } from '../session/testing/shop-service.ts';
import { defineScreen, loadScreen, type ScreenDefinition, type ScreenRequest } from './define-screen.ts';
import type { ScreenPage } from './screen-page.ts';

// The pages that stand for a screen are composed from content, which is not asked here.
vi.mock('../page/error-page.ts', () => ({ errorPage: async (status: number) => ({ status }) }));

interface Shown extends ScreenPage {
  readonly critical: string;
  readonly deferred: string | undefined;
}

type Parts = Partial<ScreenDefinition<Shown, string, string, never>>;

/** Loads a screen made of these parts; answers the page and what was logged. */
async function load(parts: Parts) {
  const { services } = shopService();
  const warn = vi.spyOn(services.log, 'warn');
  const error = vi.spyOn(services.log, 'error');
  const screen = defineScreen<Shown, string, string>({
    name: 'tides',
    messages: [],
    loadCriticalData: async () => 'tides',
    page: ({ critical, deferred }) => ({ status: 200, critical, deferred }) as Shown,
    ...parts,
  });
  const request: ScreenRequest = { params: {}, facts: factsOf(new Request('http://tarnfell.localhost/en-us/tides')), services };
  return { page: await loadScreen(screen, request), warn, error };
}
const refused = (status: number) => async (): Promise<never> => {
  throw new ServiceError('refused', { operation: 'getOrder', status });
};

describe('a screen', () => {
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
