import { describe, expect, it } from 'vitest';
import { createTestContext } from '../session/testing/shop-service.ts';
import { createSettings } from '#settings/create-settings.ts';
import { parseRecommendationLists } from '#blocks/host/parse-recommendation-lists.ts';
import { getDecisions, type DecideResponse } from './decisions.ts';
import { createDecideRequest, type VisitorFacts } from './events.ts';
import { readAddress, type PageSubject } from './page-subject.ts';
import { getSegments } from './segments.ts';

describe('getSegments', () => {
  it('returns only the segments of guests and empty carts for a guest', () => {
    expect([...getSegments({ loggedIn: false, cartCount: 0 })].toSorted()).toEqual(['cart-empty', 'loggedout']);
  });

  it('returns the memberships of a customer, and the non- forms of the others', () => {
    const segments = getSegments({
      loggedIn: true,
      profile: { isLoyaltyMember: true, consumerType: 'CONSUMER', consumerDetails: { identity: [{ type: 'WRANX' }] }, preferences: {} },
      cartCount: 2,
    });
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

  it('returns only the signed-in segment without a profile', () => {
    expect([...getSegments({ loggedIn: true, cartCount: 0 })].toSorted()).toEqual(['cart-empty', 'loggedin']);
  });
});

const createResult = (actions: DecideResponse['data']['responses'][number]['actions']): DecideResponse => ({
  meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.2' },
  data: { responses: [{ requestId: 'r', actions }] },
});

describe('response of the personalization service', () => {
  it('contains the first variant of each experience', () => {
    const createJson = (variant: string) => ({
      actionId: 1,
      actionType: 'monetate:action:OmnichannelJson' as const,
      json: { experienceId: 'home-hero', variant },
    });
    expect(getDecisions(createResult([createJson('A-Ridge'), createJson('B-Lake')]))).toEqual({ 'home-hero': { variant: 'A-Ridge' } });
  });

  it('contains the impression of each decision, including those of control groups', () => {
    const control = {
      actionId: 2,
      actionType: 'monetate:action:NoAction' as const,
      component: 'summer',
      impressionId: 'i2',
      isControl: true,
    };
    const list = { actionId: 3, actionType: 'monetate:action:OmnichannelRecommendation' as const, impressionId: 'i3', items: [] };
    expect(getDecisions(createResult([control, list]))).toEqual({ summer: { variant: 'Baseline', impressionId: 'i2' } });
    expect(parseRecommendationLists(createResult([control, list]), 'USD')).toEqual([{ products: [], tokens: [], impressionId: 'i3' }]);
  });

  it('contains recommendations in order, with the sale price as the current price', () => {
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
    const [list] = parseRecommendationLists(
      createResult([{ actionId: 7, actionType: 'monetate:action:OmnichannelRecommendation', items: [item] }]),
      'CAD',
    );
    expect(list?.products[0]).toMatchObject({
      productId: 'STYLE1',
      sku: 'TARNFELL:TFTAR01U:K3B:OS::1:',
      recommendationId: '7',
      price: { lowCurrent: 150, lowOriginal: 200, currency: 'CAD' },
    });
    expect(list?.tokens).toEqual(['t']);
  });

  it('contains the rating under either of its names, and the price labels', () => {
    const item = { id: 'A', title: 'Jacket', link: '/jackets', imageLink: '/media/a', price: 200, salePrice: 150 };
    const createRequest = { historicBestPrice: 160, previousBestSalesPrice: 155, percentagePriceDiscount: 25 };
    const items = [
      { ...item, review_average: 4.6, ...createRequest },
      { ...item, stars: 4 },
    ];
    const [list] = parseRecommendationLists(
      createResult([{ actionId: 7, actionType: 'monetate:action:OmnichannelRecommendation', items }]),
      'EUR',
    );
    expect(list?.products[0]).toMatchObject({ rating: 4.6, price: createRequest });
    expect(list?.products[1]?.rating).toBe(4);
  });

  it('contains no SKU for a product with options to choose', () => {
    const item = {
      id: 'TFKES01MK3B',
      title: 'Kestrel',
      link: '/p/kestrel-TFKES01M',
      imageLink: '/media/a',
      price: 200,
      itemGroupId: 'TFKES01M',
    };
    const [list] = parseRecommendationLists(
      createResult([{ actionId: 7, actionType: 'monetate:action:OmnichannelRecommendation', items: [item] }]),
      'USD',
    );
    expect(list?.products[0]).toMatchObject({ productId: 'TFKES01M', url: '/p/kestrel-TFKES01M' });
    expect(list?.products[0]).not.toHaveProperty('sku');
  });
});

describe('createDecideRequest', () => {
  const settings = createSettings().of({ locale: 'fr-ca', brand: 'tarnfell', siteId: 'TARNFELL-CA' }).personalization;
  const getContext = (headers: Record<string, string>, url = 'http://localhost:4000/fr-ca/jackets.data?_routes=landing') =>
    createTestContext(new Request(url, { headers }));
  const page: PageSubject = { pageType: 'other', breadcrumbs: ['Jackets'], categories: [] };
  const createRequest = (visitor: Partial<VisitorFacts>, headers: Record<string, string> = {}, more: Partial<typeof settings> = {}) =>
    createDecideRequest(getContext(headers), { cartCount: 0, cartLines: [], interests: [], ...visitor }, { ...settings, ...more });

  it('sends the page, the language and the facts of the cookies', () => {
    const { monetateId, events } = createRequest({ page }, { cookie: 'mt.v=5.1.2; screen=390x844', 'user-agent': 'Test' });
    expect(monetateId).toBe('5.1.2');
    expect(events).toContainEqual({
      eventType: 'monetate:context:PageView',
      url: 'http://localhost:4000/fr-ca/jackets',
      path: '/fr-ca/jackets',
      pageType: 'other',
      categories: [],
      breadcrumbs: ['Jackets'],
    });
    expect(events).toContainEqual({ eventType: 'monetate:context:Language', language: 'fr-CA' });
    expect(events).toContainEqual({ eventType: 'monetate:context:ScreenSize', width: 390, height: 844 });
    expect(events).toContainEqual({ eventType: 'monetate:context:UserAgent', userAgent: 'Test' });
  });

  it('requests all actions including control groups, and reports impressions separately', () => {
    expect(createRequest({ page }).events.at(-1)).toMatchObject({
      eventType: 'monetate:decision:DecisionRequest',
      actionTypes: [],
      manageImpressions: true,
    });
  });

  it('sends product views and searches, and no page view without a page', () => {
    const product = { productId: 'TFKES01M', sku: 'TARNFELL:TFKES01M:K3B:M::1:', ids: [] };
    expect(createRequest({ page: { ...page, pageType: 'product', product } }).events).toContainEqual({
      eventType: 'monetate:context:ProductDetailView',
      products: [{ productId: 'TFKES01M', sku: product.sku }],
    });
    expect(createRequest({ page, searchTerm: 'warm hat' }).events).toContainEqual({
      eventType: 'monetate:context:SearchView',
      searchTerm: 'warm hat',
    });
    const types = createRequest({}).events.map(({ eventType }) => eventType);
    expect(types).not.toContain('monetate:context:PageView');
    expect(types).toContain('monetate:decision:DecisionRequest');
  });

  it('sends the lines, units and total of the cart, and no unknown total', () => {
    const cartLines = [{ sku: 'TARNFELL:TFTAR01U:K3B:OS::1:', pid: 'TFTAR01UK3B', quantity: 2, currency: 'USD', value: '70.00' }];
    expect(createRequest({ page, cartLines }).events).toContainEqual({ eventType: 'monetate:context:Cart', cartLines });
    expect(createRequest({ page }).events.map(({ eventType }) => eventType)).not.toContain('monetate:context:Cart');
    const getVariables = (visitor: Partial<VisitorFacts>) =>
      createRequest(visitor).events.find(({ eventType }) => eventType === 'monetate:context:CustomVariables');
    const units = { variable: 'total-cart', value: '3' };
    expect(getVariables({ cartCount: 3 })).toMatchObject({ customVariables: [units] });
    expect(getVariables({ cartCount: 3, cartSum: 70.5 })).toMatchObject({
      customVariables: [units, { variable: 'sub-total', value: '70.5' }],
    });
    expect(getVariables({})).toMatchObject({ customVariables: [{ value: '0' }, { variable: 'sub-total', value: '0' }] });
  });

  it('uses the sandbox and the test address, but in production its own instance and no address', () => {
    const address = { eventType: 'monetate:context:IpAddress', ipAddress: settings.testIp };
    expect(createRequest({ page }).channel).toBe('cairn/sandbox/localhost');
    expect(createRequest({ page }).events).toContainEqual(address);
    expect(createRequest({ page }, {}, { isProduction: true }).channel).toBe('cairn/p/localhost');
    expect(createRequest({ page }, {}, { isProduction: true }).events).not.toContainEqual(address);
  });

  it("sends the visitor's coordinates if the network in front of the shop provides them", () => {
    const names = { latitudeHeader: 'x-latitude', longitudeHeader: 'x-longitude' };
    const coordinates = { eventType: 'monetate:context:Coordinates', latitude: '47.37', longitude: '-8.54' };
    const headers = { 'x-latitude': '47.37', 'x-longitude': '-8.54' };
    expect(createRequest({ page }, headers, names).events).toContainEqual(coordinates);
    expect(createRequest({ page }, headers).events).not.toContainEqual(coordinates);
    expect(createRequest({ page }, { ...headers, 'x-latitude': 'north' }, names).events).not.toContainEqual(
      expect.objectContaining({ longitude: '-8.54' }),
    );
  });

  it('sends no identifier before one was issued', () => {
    expect(createRequest({ page })).not.toHaveProperty('monetateId');
  });
});

describe('readAddress', () => {
  const readAddressOf = (path: string) => readAddress({ url: new URL(path, 'http://shop.local'), isKnownLocale: true });

  it('returns the type of the page', () => {
    expect(readAddressOf('/en-us')).toEqual({ pageType: 'home', isContent: true });
    expect(readAddressOf('/en-us/c/jackets-2000')).toEqual({ pageType: 'category list', categoryId: '2000' });
    expect(readAddressOf('/en-us/p/kestrel-shell-TFKES01M')).toEqual({ pageType: 'product', productId: 'TFKES01M' });
    expect(readAddressOf('/en-us/search?q=warm%20hat')).toEqual({ pageType: 'search', searchTerm: 'warm hat' });
    expect(readAddressOf('/en-us/search?q=')).toEqual({ pageType: 'search hub' });
    expect(readAddressOf('/en-us/account/sign-in')).toEqual({ pageType: 'account' });
    expect(readAddressOf('/en-us/cookie-settings')).toEqual({ pageType: 'other' });
    expect(readAddressOf('/en-us/jackets')).toEqual({ pageType: 'other', isContent: true });
    expect(readAddress({ url: new URL('http://shop.local/nowhere'), isKnownLocale: false })).toEqual({ pageType: 'error' });
  });
});
