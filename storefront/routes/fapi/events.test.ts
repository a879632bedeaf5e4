import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';
import { routeArgs } from '../testing/route-args.ts';
import { action } from './events.ts';

const report = {
  level: 'warning',
  message: '[cairn] [call] addItem: out of stock',
  operation: 'addItem',
  errorId: 'INV700',
  status: 409,
  correlationId: 'c1',
};

/** Sends one event of a page's and answers what the log holds after it. */
async function logAfter(event: { readonly name: string; readonly data?: object }, status = 204) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const context = new RouterContextProvider();
  context.set(requestContext, { cookies: {}, correlationId: 'c0' } as RequestFacts);
  context.set(servicesContext, { log } as Partial<Services> as Services);
  const request = new Request('http://shop.test/fapi/events', {
    method: 'POST',
    body: JSON.stringify({ path: '/en-us', events: [event] }),
  });
  const response = await action(routeArgs(request, context));
  expect(response.status).toBe(status);
  return log;
}

describe('a failed call that a page tells of', () => {
  it('is a line of the log, with what a developer looks for', async () => {
    const { warn } = await logAfter({ name: 'service-error', data: report });
    const { level: _, message, ...data } = report;
    expect(warn).toHaveBeenCalledExactlyOnceWith(message, { ...data, madeBy: 'browser' });
  });

  it('without an answer is an error', async () => {
    const { error } = await logAfter({ name: 'service-error', data: { level: 'error', message: 'no answer', operation: 'getCart' } });
    expect(error).toHaveBeenCalledExactlyOnceWith('no answer', { operation: 'getCart', madeBy: 'browser' });
  });

  it('is not believed where it is no report', async () => {
    for (const event of [
      { name: 'service-error', data: { level: 'fatal' } },
      { name: 'top-nav-click', data: report },
    ]) {
      const { info, warn, error } = await logAfter(event, 400);
      expect([info, warn, error].flatMap(({ mock }) => mock.calls)).toEqual([]);
    }
  });
});
