import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { requestContext } from '../request/router-context.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { createAction, defineScreen, loadScreen, type NoCatalogs, type ScreenDefinition, type ScreenRequest } from './define-screen.ts';
import { NotFoundError } from './not-found-error.ts';
import type { PageData } from '../page/load-page.ts';
import type { ScreenPage } from './screen-page.ts';

/** Content pages that replace the screen; this test loads no content. */
const loadWithStatus = async (status: number) => ({ status }) as PageData;

interface Shown extends ScreenPage {
  readonly critical: string;
  readonly deferred: string | undefined;
}

const title = { en: 'Tides', 'en-GB': 'Tides', 'en-CA': 'Tides', fr: 'Marées', 'fr-CA': 'Marées', de: 'Gezeiten' };

type Overrides = Partial<ScreenDefinition<Shown, string, string, NoCatalogs>>;

/** Loads a screen of these parts and returns the page and the log. */
async function load(parts: Overrides) {
  const { services } = createShopService();
  const warn = vi.spyOn(services.log, 'warn');
  const error = vi.spyOn(services.log, 'error');
  const screen = defineScreen<Shown, string, string>({
    name: 'tides',
    messages: {},
    loadCriticalData: async () => 'tides',
    page: ({ critical, deferred }) => ({ status: 200, critical, deferred }) as Shown,
    ...parts,
  });
  const request: ScreenRequest = { params: {}, context: createTestContext(new Request('http://tarnfell.localhost/en-us/tides'), services) };
  return { page: await loadScreen(screen, request, loadWithStatus), warn, error };
}
const rejectWith = (status: number) => async (): Promise<never> => {
  throw new ServiceError('rejected', { operation: 'getOrder', status });
};

describe('loadScreen', () => {
  it("loads only the messages of the page's language, including those of its calls' errors", async () => {
    const { services } = createShopService();
    const request: ScreenRequest = {
      params: {},
      context: createTestContext(new Request('http://tarnfell.localhost/de-de/tides'), services),
    };
    let found: unknown;
    const screen = defineScreen({
      name: 'tides',
      messages: { tides: title },
      calls: [getOrder],
      loadCriticalData: async (_, given) => void (found = given),
      page: (given) => ({ status: 200, given }) as unknown as Shown,
    });
    const page = await loadScreen(screen, request, loadWithStatus);
    expect(found).toMatchObject({
      messages: { tides: 'Gezeiten' },
      errorMessages: { OHS4004: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden.' },
    });
    expect(page).toMatchObject({ given: found });
    expect(JSON.stringify(page)).not.toContain('Tides');
  });

  it('renders without deferred data and logs the failure', async () => {
    const { page, warn } = await load({ loadDeferredData: rejectWith(500) });
    expect(page).toMatchObject({ status: 200, critical: 'tides', deferred: undefined });
    expect(warn).toHaveBeenCalledExactlyOnceWith('[cairn] [screen] tides: its deferred data failed to load', expect.anything());
  });

  it.each([401, 403, 404])('responds with 404 if the call is rejected with %d', async (status) => {
    const { page, error } = await load({ loadCriticalData: rejectWith(status) });
    expect(page.status).toBe(404);
    expect(error).not.toHaveBeenCalled();
  });

  it('responds with 503 if the critical data fails to load, and logs the reason', async () => {
    const { page, error } = await load({ loadCriticalData: rejectWith(502) });
    expect(page.status).toBe(503);
    expect(error).toHaveBeenCalledExactlyOnceWith('[cairn] [screen] tides: failed to load', expect.anything());
  });

  it('rethrows a redirect of the critical data', async () => {
    const elsewhere = new Response(null, { status: 302, headers: { location: '/en-us/cart' } });
    await expect(load({ loadCriticalData: () => Promise.reject(elsewhere as unknown as Error) })).rejects.toBe(elsewhere);
  });
});

describe('createAction', () => {
  /** Sends a form to a screen whose action fails. */
  async function send(error: Error) {
    const request = new Request('http://tarnfell.localhost/en-us/tides', { method: 'POST', body: new FormData() });
    const context = new RouterContextProvider();
    context.set(requestContext, createTestContext(request));
    const action = createAction({
      action: async () => {
        throw error;
      },
    });
    return action?.({ request, params: {}, context, url: new URL(request.url), pattern: '/:locale/tides' });
  }

  it.each([
    ['the page does not exist', new NotFoundError()],
    ['the order does not exist', new ServiceError('rejected', { operation: 'getOrder', status: 404 })],
  ])('responds with 404 if %s, and leaves the page to the loader', async (_, error) => {
    expect(await send(error)).toMatchObject({ data: undefined, init: { status: 404 } });
  });

  it('throws any other failure', async () => {
    const failure = new ServiceError('failed', { operation: 'getOrder', status: 503 });
    await expect(send(failure)).rejects.toBe(failure);
  });
});
