import { describe, expect, it } from 'vitest';
import { readRequest } from '../request/request.ts';
import { sites } from '../site/sites.ts';
import { decisionsOf, recommendationsOf, type DecideAnswer } from './decisions.ts';
import { decideRequest } from './events.ts';
import { pageFactsOf, type PageFacts } from './page-facts.ts';
import { guest, segmentsOf } from './segments.ts';

describe('segmentsOf', () => {
  it('puts a guest among the logged out with an empty cart, and nowhere else', () => {
    expect([...segmentsOf(guest)].toSorted()).toEqual(['cart-empty', 'loggedout']);
  });

  it('names what a member belongs to, and the non- form of the rest', () => {
    const segments = segmentsOf({ ...guest, loggedIn: true, loyalty: true, programmes: ['wranx'], cartCount: 2 });
    expect([...segments].toSorted()).toEqual([
      'cart-not-empty',
      'ipa-wranx-loggedin',
      'loggedin',
      'loyalty-loggedin',
      'non-athletes-loggedin',
      'non-employee-loggedin',
      'non-ipa-loggedin',
      'wranx-loggedin',
    ]);
  });
});

const answer = (actions: DecideAnswer['data']['responses'][number]['actions']): DecideAnswer => ({
  meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.2' },
  data: { responses: [{ requestId: 'r', actions }] },
});

describe('an answer of the personalization service', () => {
  it('gives the first variant of each experience', () => {
    const json = (variant: string) => ({
      actionId: 1,
      actionType: 'monetate:action:OmnichannelJson' as const,
      json: { experienceId: 'home-hero', variant },
    });
    expect(decisionsOf(answer([json('A-Ridge'), json('B-Lake')]))).toEqual({ 'home-hero': { variant: 'A-Ridge' } });
  });

  it('gives recommendations in order, with the sale price as the present one', () => {
    const item = {
      id: 'TARNFELL:TFTAR01U:K3B:OS::1:',
      title: 'Jacket',
      link: '/jackets',
      imageLink: '/media/a',
      price: 200,
      salePrice: 150,
      itemGroupId: 'STYLE1',
      recToken: 't',
    };
    const [list] = recommendationsOf(
      answer([{ actionId: 7, actionType: 'monetate:action:OmnichannelRecommendation', items: [item] }]),
      'CAD',
    );
    expect(list?.[0]).toMatchObject({
      productId: 'STYLE1',
      sku: 'TARNFELL:TFTAR01U:K3B:OS::1:',
      recToken: 't',
      recommendationId: '7',
      price: { lowCurrent: 150, lowOriginal: 200, currency: 'CAD' },
    });
  });

  it('gives no sku where there is still something to choose', () => {
    const item = {
      id: 'TFKES01MK3B',
      title: 'Kestrel',
      link: '/p/kestrel-TFKES01M',
      imageLink: '/media/a',
      price: 200,
      itemGroupId: 'TFKES01M',
    };
    const [list] = recommendationsOf(
      answer([{ actionId: 7, actionType: 'monetate:action:OmnichannelRecommendation', items: [item] }]),
      'USD',
    );
    expect(list?.[0]).toMatchObject({ productId: 'TFKES01M', url: '/p/kestrel-TFKES01M' });
    expect(list?.[0]).not.toHaveProperty('sku');
  });
});

describe('decideRequest', () => {
  const facts = (headers: Record<string, string>, url = 'http://localhost:4000/fr-ca/jackets.data?_routes=landing') =>
    readRequest(new Request(url, { headers }), sites);

  it('tells the page, the language and what the cookies know', () => {
    const request = decideRequest(facts({ cookie: 'mt.v=5.1.2; screen=390x844; userInterest=hiking', 'user-agent': 'Test' }), {
      pageType: 'other',
      breadcrumbs: ['jackets'],
    });
    expect(request.monetateId).toBe('5.1.2');
    expect(request.events).toContainEqual({
      eventType: 'monetate:context:PageView',
      url: 'http://localhost:4000/fr-ca/jackets',
      path: '/fr-ca/jackets',
      pageType: 'other',
      categories: [],
      breadcrumbs: ['jackets'],
    });
    expect(request.events).toContainEqual({ eventType: 'monetate:context:Language', language: 'fr-CA' });
    expect(request.events).toContainEqual({ eventType: 'monetate:context:ScreenSize', width: 390, height: 844 });
    expect(request.events).toContainEqual({ eventType: 'monetate:context:UserAgent', userAgent: 'Test' });
  });

  it('tells what is looked at and looked for', () => {
    const of = (path: string) =>
      decideRequest(facts({}), pageFactsOf({ url: new URL(path, 'http://shop.local'), isKnownLocale: true })).events;
    expect(of('/en-us/p/kestrel-shell-TFKES01M')).toContainEqual({
      eventType: 'monetate:context:ProductDetailView',
      products: [{ productId: 'TFKES01M' }],
    });
    expect(of('/en-us/search?q=warm%20hat')).toContainEqual({ eventType: 'monetate:context:SearchView', searchTerm: 'warm hat' });
    expect(of('/en-us/c/jackets-2000')).toContainEqual(expect.objectContaining({ pageType: 'category list', categories: ['2000'] }));
    expect(of('/en-us/cart')).toContainEqual(expect.objectContaining({ pageType: 'cart' }));
  });

  it('tells the lines of a cart that is known, and no sum of one that is not', () => {
    const item = { sku: 'TARNFELL:TFTAR01U:K3B:OS::1:', productId: 'TFTAR01UK3B', qty: 2, price: { rowTotal: 70 } };
    const cart = { items: [item], currency: 'USD', totals: { totalUnits: 2, itemTotal: 70 } } as unknown as PageFacts['cart'];
    const { events } = decideRequest(facts({}), { pageType: 'cart', breadcrumbs: ['cart'], cart });
    expect(events).toContainEqual({
      eventType: 'monetate:context:Cart',
      cartLines: [{ sku: item.sku, pid: 'TFTAR01UK3B', quantity: 2, currency: 'USD', value: '70.00' }],
    });
    const other = decideRequest(facts({}), { pageType: 'other', breadcrumbs: [], cartCount: 3 }).events;
    expect(other).toContainEqual({
      eventType: 'monetate:context:CustomVariables',
      customVariables: [{ variable: 'total-cart', value: '3' }],
    });
  });

  it('sends no identifier before one was issued', () => {
    expect(decideRequest(facts({}), { pageType: 'home', breadcrumbs: [] })).not.toHaveProperty('monetateId');
  });
});
