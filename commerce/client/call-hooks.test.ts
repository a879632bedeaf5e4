import { describe, expect, it, vi } from 'vitest';
import { placeOrder } from '#generated/calls/place-order.ts';
import { resetPassword } from '#generated/calls/reset-password.ts';
import { getServerTime } from '#generated/calls/get-server-time.ts';
import { errorMessages } from '#generated/messages/error/de.ts';
import { createErrorTextGetter } from '../errors/error-messages.ts';
import type { CallHooks } from './call-hooks.ts';
import { createCalls } from './calls.ts';
import { ServiceError } from './service-error.ts';

const callFailing = async (respond: () => Promise<Response>, hooks: CallHooks, signal?: AbortSignal): Promise<ServiceError> => {
  const calls = createCalls({ origin: 'http://service.test', fetch: respond }, { hooks });
  const failure = await getServerTime(calls, {}, { signal }).catch((error: unknown) => error);
  if (failure instanceof ServiceError) return failure;
  throw new Error('the call did not fail');
};
const createRejection =
  (details: unknown, status = 409) =>
  async () =>
    Response.json({ appId: 'cairn-backend', correlationId: 'c1', errorDetails: details }, { status });
const german: CallHooks = { textOf: createErrorTextGetter(errorMessages, 'de-DE') };

describe('rejected call', () => {
  it('has the message of its code with the placeholders filled, and its level', async () => {
    const respond = createRejection([{ errorId: 'INV408', message: 'max', additionalInfo: { maxAllowedQty: 1200, sku: 'S' } }]);
    expect(await callFailing(respond, german)).toMatchObject({
      text: 'Von diesem Artikel gibt es höchstens 1.200 Stück pro Bestellung.',
      level: 'item',
      errorId: 'INV408',
      status: 409,
      additionalInfo: { maxAllowedQty: 1200 },
      isFlash: false,
    });
  });

  it('has the service’s own message if the code has none', async () => {
    const failure = await callFailing(createRejection([{ errorId: 'XYZ1', message: 'Own words.', type: 'flash' }]), german);
    expect(failure).toMatchObject({ text: 'Own words.', level: undefined, isFlash: true });
  });

  it('has only status and message without a code', async () => {
    const failure = await callFailing(async () => new Response('Bad gateway', { status: 502 }), german);
    expect(failure).toMatchObject({ status: 502, errorId: undefined, text: undefined, details: [] });
  });

  it('is reported as a warning with message, id and correlation id', async () => {
    const report = vi.fn();
    await callFailing(createRejection([{ errorId: 'INV700', message: 'Gone.' }]), { report });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      level: 'warning',
      message: '[cairn] [call] getServerTime: Gone.',
      operation: 'getServerTime',
      errorId: 'INV700',
      status: 409,
      correlationId: 'c1',
    });
  });

  it.each([
    ['an appId alone', 403, { appId: 'service' }, 1],
    ['no details', 403, { appId: 'service', correlationId: 'c1', errorDetails: [] }, 1],
    ['details of another form', 403, { appId: 'service', errorDetails: 'none' }, 1],
    ['a code without a challenge', 403, { appId: 'service', errorDetails: [{ errorId: 'AUT403' }] }, 1],
    ['a code of another reaction', 403, { appId: 'service', errorDetails: [{ errorId: 'AUT498' }] }, 1],
    ['a code that the contract does not have', 403, { appId: 'service', errorDetails: [{ errorId: 'XYZ1', type: 'flash' }] }, 1],
    ['no appId', 403, { errorDetails: [{ errorId: 'AUT403' }] }, 0],
    ['another status', 409, { appId: 'service', errorDetails: [{ errorId: 'AUT403' }] }, 0],
  ])('requires a bot check for a 403 with an appId: %s', async (_, status, body, times) => {
    const onBotCheck = vi.fn();
    await callFailing(async () => Response.json(body, { status }), { onBotCheck });
    expect(onBotCheck).toHaveBeenCalledTimes(times);
  });
});

describe('call that requires a bot check', () => {
  const rejection = {
    appId: 'cairn-backend',
    errorDetails: [{ errorId: 'AUT403', message: 'Are you?', additionalInfo: { challengeUrl: 'u' } }],
  };
  const startPlacing = (isPassed: (body: unknown) => boolean, onBotCheck: CallHooks['onBotCheck']) => {
    const requests: unknown[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      const body: unknown = await request.json();
      requests.push(body);
      return isPassed(body) ? Response.json({}) : Response.json(rejection, { status: 403 });
    };
    const calls = createCalls({ origin: 'http://service.test', fetch }, { hooks: { onBotCheck } });
    const order = { 'idempotency-key': 'k', body: { cartId: 'c', cartVersion: 1 } };
    return { requests, created: placeOrder(calls, order).catch((error: unknown) => error) };
  };

  it('is repeated with the token of the challenge', async () => {
    const onBotCheck = vi.fn(async () => 'met');
    const { requests, created } = startPlacing((body) => Object.hasOwn(body as object, 'captchaResponse'), onBotCheck);
    expect(await created).toEqual({});
    expect(requests).toEqual([
      { cartId: 'c', cartVersion: 1 },
      { cartId: 'c', cartVersion: 1, captchaResponse: 'met' },
    ]);
  });

  it('fails if the token is rejected or the challenge is not solved', async () => {
    const again = startPlacing(
      () => false,
      async () => 'met',
    );
    expect(await again.created).toMatchObject({ errorId: 'AUT403' });
    expect(again.requests).toHaveLength(2);
    const left = startPlacing(
      () => false,
      async () => undefined,
    );
    expect(await left.created).toMatchObject({ errorId: 'AUT403' });
    expect(left.requests).toHaveLength(1);
  });

  it('sends the token in the query unless it is a cart call', async () => {
    const requests: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => {
      requests.push(new URL(url).search);
      return requests.length > 1 ? new Response(null, { status: 204 }) : Response.json(rejection, { status: 403 });
    };
    const calls = createCalls({ origin: 'http://service.test', fetch }, { hooks: { onBotCheck: async () => 'met' } });
    await resetPassword(calls, { body: { email: 'kim@example.com' } });
    expect(requests).toEqual(['', '?captchaResponse=met']);
  });
});

describe('call without a response', () => {
  it('is reported as an error', async () => {
    const report = vi.fn();
    await callFailing(() => Promise.reject(new TypeError('fetch failed')), { report });
    expect(report.mock.calls).toMatchObject([[{ level: 'error', operation: 'getServerTime' }]]);
  });

  it('is reported as information if it was aborted', async () => {
    const report = vi.fn();
    const controller = new AbortController();
    const failure = callFailing(() => new Promise(() => undefined), { report }, controller.signal);
    controller.abort();
    expect(await failure).toMatchObject({ isAborted: true });
    expect(report.mock.calls).toMatchObject([[{ level: 'information' }]]);
  });
});
