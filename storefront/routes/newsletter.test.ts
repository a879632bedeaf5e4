import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import { requestContext } from '../request/router-context.ts';
import {
  createTestContext,
  customerId,
  respondWithError,
  createShopService,
  type Responder,
  type ShopService,
} from '../session/testing/shop-service.ts';
import { action } from './newsletter.ts';
import { createRouteArgs } from './testing/route-args.ts';

const email = 'kim@example.com';
const signedIn = `cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.customer.TARNFELL-US=${customerId}`;

interface Sent {
  readonly shop: ShopService;
  readonly body: string;
  readonly type: string;
  readonly cookie?: string;
  readonly referrer?: string;
}

async function send({ shop, body, type, cookie = '', referrer = 'http://tarnfell.localhost/en-us/sign-up' }: Sent): Promise<Response> {
  const request = new Request('http://tarnfell.localhost/en-us/newsletter', {
    method: 'POST',
    headers: { 'content-type': type, referer: referrer, cookie },
    body,
  });
  const router = new RouterContextProvider();
  router.set(requestContext, createTestContext(request, { ...shop.services, now: () => new Date(0) }));
  return action(createRouteArgs(request, router));
}

const sendAsScript = (shop: ShopService, body: object, cookie?: string): Promise<Response> =>
  send({ shop, body: JSON.stringify(body), type: 'application/json', ...(cookie === undefined ? {} : { cookie }) });
const sendAsForm = (shop: ShopService, body: Record<string, string>, cookie?: string): Promise<Response> =>
  send({
    shop,
    body: String(new URLSearchParams(body)),
    type: 'application/x-www-form-urlencoded',
    ...(cookie === undefined ? {} : { cookie }),
  });

/** A shop whose service sends this response to every sign-up. */
function createService(result: Responder): ShopService {
  const shop = createShopService();
  return {
    ...shop,
    services: { ...shop.services, commerce: { origin: 'http://service.test', fetch: async (request) => result(request) } },
  };
}

describe('newsletter sign-up that the service rejects', () => {
  it('returns the message of the error code to a script and logs nothing', async () => {
    const shop = createService(() => respondWithError(429, 'API429'));
    const response = await sendAsScript(shop, { email, optIn: true });
    expect([response.status, await response.json()]).toEqual([429, { message: 'Too many tries. Please wait a moment and try again.' }]);
    expect(shop.logged).toEqual([]);
  });

  it('contains the time to wait if the service sends it', async () => {
    const response = await sendAsScript(
      createService(() => respondWithError(429, 'API429', { 'retry-after': '110' })),
      { email, optIn: true },
    );
    expect(await response.json()).toEqual({ message: 'Too many tries. Please try again in 2 minutes.' });
  });

  it('redirects a form to its page, which shows the message', async () => {
    const response = await sendAsForm(
      createService(() => respondWithError(400, 'PRO400')),
      { email, policy: 'on' },
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us/sign-up?newsletter=PRO400']);
  });

  it.each(['https://evil.example/en-us/sign-up', String.raw`x:/\evil.example`, 'http://tarnfell.localhost/preview'])(
    'redirects to the home page if the form was on no page of the site: %s',
    async (referrer) => {
      const shop = createService(() => respondWithError(400, 'PRO400'));
      const body = String(new URLSearchParams({ email, policy: 'on' }));
      const response = await send({ shop, body, type: 'application/x-www-form-urlencoded', referrer });
      expect(response.headers.get('location')).toBe('/en-us?newsletter=PRO400');
    },
  );

  it('hides server errors of the service', async () => {
    const shop = createService(() => respondWithError(500, 'GEN500'));
    const response = await sendAsScript(shop, { email, optIn: true });
    expect([response.status, await response.json()]).toEqual([502, { message: 'We couldn’t sign you up. Please try again.' }]);
    expect(shop.logged).toHaveLength(1);
  });
});

describe('newsletter sign-up of a signed-in customer', () => {
  const getShop = (doubleOptin: boolean): ShopService => {
    const created = createShopService({
      'GET /consumers-v3/consumer': () => Response.json({ consumerDetails: { email, address: [], identity: [] } }),
      'PUT /consumers-v3/consumer/subscription': () =>
        Response.json({ subscriptions: [{ type: 'Newsletter', channel: 'email', recipient: email, optin: true, doubleOptin }] }),
      'POST /consumers-v3/consumer': () => Response.json({ consumerId: customerId }, { status: 201 }),
    });
    created.good.add('access-0');
    return created;
  };

  it('updates their own subscription without an address', async () => {
    const service = getShop(false);
    const response = await sendAsScript(service, { optIn: true }, signedIn);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(service.requests).toEqual(['PUT /consumers-v3/consumer/subscription access-0']);
  });

  it('reports a previous confirmation, also to a form with the account’s address', async () => {
    expect(await (await sendAsScript(getShop(true), { optIn: true }, signedIn)).json()).toEqual({ message: 'You’re on the list.' });
    const response = await sendAsForm(getShop(true), { email: 'Kim@example.com', policy: 'on' }, signedIn);
    expect(response.headers.get('location')).toBe('/en-us/sign-up?newsletter=subscribed');
  });

  it('for another address is that of a guest', async () => {
    const service = getShop(true);
    await sendAsForm(service, { email: 'robin@example.com', policy: 'on' }, signedIn);
    expect(service.requests).not.toContain('PUT /consumers-v3/consumer/subscription access-0');
    expect(service.requests).toContain('POST /consumers-v3/consumer');
  });
});

describe('sign-up for text messages', () => {
  const createSubscriber = (sent: unknown[]) => async (request: Request) => {
    sent.push(await request.clone().json());
    return Response.json({ subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true, doubleOptin: false }] }, { status: 201 });
  };
  const getShop = (result: Responder): ShopService =>
    createShopService({
      'GET /consumers-v3/utilities/countryList': () => Response.json({ countries: sampleCountries }),
      'POST /consumers-v3/consumer/subscription': result,
      'PUT /consumers-v3/consumer/subscription': result,
    });
  const requested = { type: 'Newsletter', channel: 'sms', country: 'US', region: 'NORA' };

  it("creates a guest's subscription for the normalized number", async () => {
    const sent: unknown[] = [];
    const shop = getShop(createSubscriber(sent));
    const response = await sendAsScript(shop, { channel: 'sms', phone: '(303) 555-0142', optIn: true });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(shop.requests.filter((call) => call.includes('subscription'))).toEqual([expect.stringMatching(/^POST /)]);
    expect(sent).toEqual([{ ...requested, recipient: '+13035550142' }]);
  });

  it("updates a signed-in customer's subscription, even without a number", async () => {
    const sent: unknown[] = [];
    const shop = getShop(createSubscriber(sent));
    shop.good.add('access-0');
    expect((await sendAsScript(shop, { channel: 'sms', optIn: true }, signedIn)).status).toBe(200);
    expect(shop.requests).toContain('PUT /consumers-v3/consumer/subscription access-0');
    expect(sent).toEqual([{ ...requested, optin: true }]);
  });

  it('requires a valid number and shows the error on the page of a form without JavaScript', async () => {
    const shop = getShop(() => respondWithError(500, 'GEN500'));
    const response = await sendAsScript(shop, { channel: 'sms', phone: '303 555', optIn: true });
    expect([response.status, await response.json()]).toEqual([400, { message: 'Please check your phone number and your consent.' }]);
    const result = await sendAsForm(shop, { channel: 'sms', phone: '', policy: 'true' });
    expect(result.headers.get('location')).toBe('/en-us/sign-up?newsletter=invalid-phone');
    expect(shop.requests.some((call) => call.includes('subscription'))).toBe(false);
  });

  it('redirects a form without JavaScript to its page', async () => {
    const result = await sendAsForm(getShop(createSubscriber([])), { channel: 'sms', phone: '+1 303 555 0142', policy: 'true' });
    expect(result.headers.get('location')).toBe('/en-us/sign-up?newsletter=success-sms');
  });
});

describe('newsletter sign-up without an address', () => {
  it('is rejected for guests', async () => {
    const response = await sendAsScript(createShopService(), { optIn: true });
    expect(response.status).toBe(400);
  });
});
