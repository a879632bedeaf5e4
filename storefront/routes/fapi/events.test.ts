import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import { consentCookie, formatConsent } from '../../request/consent.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Services } from '../../services/services.ts';
import { monetateCookie } from '../../request/visitor-cookie.ts';
import { createTestContext } from '../../session/testing/shop-service.ts';
import { createRouteArgs } from '../testing/route-args.ts';
import { action } from './events.ts';

const report = {
  level: 'warning',
  message: '[cairn] [call] addItem: out of stock',
  operation: 'addItem',
  errorId: 'INV700',
  status: 409,
  correlationId: 'c1',
};

/** Sends one event of a page and returns the log. */
async function logAfter(event: { readonly name: string; readonly data?: object }, status = 204) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const services: Partial<Services> = { log };
  const router = new RouterContextProvider();
  router.set(requestContext, { cookies: {}, correlationId: 'c0', services } as RequestContext);
  const request = new Request('http://shop.test/fapi/events', {
    method: 'POST',
    body: JSON.stringify({ path: '/en-us', events: [event] }),
  });
  const response = await action(createRouteArgs(request, router));
  expect(response.status).toBe(status);
  return log;
}

describe('recordEvents with a failed call', () => {
  it('logs the message with the details of the call', async () => {
    const { warn } = await logAfter({ name: 'service-error', data: report });
    const { level: _, message, ...data } = report;
    expect(warn).toHaveBeenCalledExactlyOnceWith(message, { ...data, madeBy: 'browser' });
  });

  it('logs an error for a call without a response', async () => {
    const { error } = await logAfter({ name: 'service-error', data: { level: 'error', message: 'no answer', operation: 'getCart' } });
    expect(error).toHaveBeenCalledExactlyOnceWith('no answer', { operation: 'getCart', madeBy: 'browser' });
  });

  it('rejects an invalid report and logs nothing', async () => {
    for (const event of [
      { name: 'service-error', data: { level: 'fatal' } },
      { name: 'top-nav-click', data: report },
    ]) {
      const { info, warn, error } = await logAfter(event, 400);
      expect([info, warn, error].flatMap(({ mock }) => mock.calls)).toEqual([]);
    }
  });
});

describe('recordEvents with page events', () => {
  /** Events sent to the personalization service for a batch. */
  async function getSentEvents(pageEvents: readonly string[], purposes: Parameters<typeof formatConsent>[0]): Promise<readonly unknown[]> {
    const sent: unknown[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(((await request.json()) as { readonly events: unknown }).events);
      return Response.json({ meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.2' }, data: { responses: [] } });
    };
    const cookie = `${monetateCookie}=5.1.2; ${consentCookie}=${formatConsent(purposes)}`;
    const services: Partial<Services> = {
      personalization: { origin: 'http://service.test', fetch },
      accessKey: 'key',
      settings: createSettings(),
      log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    };
    const router = new RouterContextProvider();
    const requested = new Request('http://localhost:4000/fapi/events', { headers: { cookie } });
    router.set(requestContext, createTestContext(requested, services as Services));
    const body = JSON.stringify({ path: '/en-us', events: [], pageEvents });
    const { status } = await action(createRouteArgs(new Request('http://localhost:4000/fapi/events', { method: 'POST', body }), router));
    return status === 204 ? sent : [status];
  }

  it("sends the events to the personalization service with the visitor's consent", async () => {
    const done = ['add-to-cart', 'begin-checkout'];
    expect(await getSentEvents(done, ['analytics'])).toEqual([[{ eventType: 'monetate:record:PageEvents', pageEvents: done }]]);
    expect(await getSentEvents(done, [])).toEqual([]);
  });

  it('accepts only the event names of the contract', async () => {
    expect(await getSentEvents(['ada@example.com'], ['analytics'])).toEqual([400]);
  });
});
