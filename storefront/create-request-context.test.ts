import { describe, expect, it } from 'vitest';
import { createRequestContext } from './create-request-context.ts';
import { readRequest } from './request/request.ts';
import { createTestContext, createShopService } from './session/testing/shop-service.ts';
import { findSiteOfBrand } from './site/site.ts';
import { sites } from './site/sites.ts';

const request = new Request('http://tarnfell.localhost/en-us', { headers: { cookie: 'mt.v=5.1.1' } });

/** A shop that counts the requests to the personalization service. */
function createShop() {
  let requested = 0;
  const fetch = async (): Promise<Response> => {
    requested += 1;
    return Response.json({ meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.1' }, data: { responses: [] } });
  };
  const service = { origin: 'http://service.test', fetch };
  return {
    services: { ...createShopService().services, personalization: service, content: service, now: () => new Date(0) },
    createRequest: () => requested,
  };
}

describe('createRequestContext', () => {
  it('opens one session for each site', () => {
    const context = createTestContext(request);
    const other = findSiteOfBrand(sites, context.brand, 'de-de') ?? context.site;
    expect(context.session).toBe(context.session);
    expect(context.sessionOn(other)).toBe(context.sessionOn(other));
    expect(context.sessionOn(other)).not.toBe(context.session);
  });

  it('requests decisions once, when the visit is first read', async () => {
    const { services, createRequest } = createShop();
    const context = createTestContext(new Request('http://tarnfell.localhost/en-us/cart'), services);
    expect([context.knownVisit, createRequest()]).toEqual([undefined, 0]);
    const [one, other] = await Promise.all([context.visit, context.derive({ isDialog: true }).visit]);
    expect(other).toBe(one);
    expect(await context.knownVisit).toBe(one);
    expect(createRequest()).toBe(1);
  });

  it('shares state with derived contexts and with no others', () => {
    const context = createTestContext(request);
    const derived = context.derive({ mode: 'preview' });
    derived.document.record({ head: ['<link>'] });
    derived.responseCookies.set('a=b');
    expect([derived.mode, context.mode]).toEqual(['preview', 'publish']);
    expect([context.document.head, context.responseCookies.entries()]).toEqual([['<link>'], ['a=b']]);
    const opened = context.open(readRequest(request, sites, false));
    expect([opened.document.head, opened.responseCookies.entries()]).toEqual([[], []]);
  });

  it('becomes personal when a shared page reads the visitor’s own data', () => {
    const facts = readRequest(request, sites, false);
    const visitor = createRequestContext(facts, createShopService().services);
    expect(visitor.own).toBe(visitor);
    const visit = { visitor: expect.anything(), recommendations: [] };
    const shared = visitor.share({ ...facts, cookies: {}, shared: { cartCount: 2, visit } });
    expect([shared.session.cartCount, shared.sources.isPersonal]).toEqual([2, false]);
    expect(shared.derive({ isData: true }).own.cookies).toEqual({ 'mt.v': '5.1.1' });
    expect(shared.sources.isPersonal).toBe(true);
    expect(visitor.sources.isPersonal).toBe(false);
  });
});
