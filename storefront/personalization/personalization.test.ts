import { describe, expect, it } from 'vitest';
import { readRequest } from '../request.ts';
import { sites } from '../site/sites.ts';
import { decisionsOf, recommendationsOf, type DecideAnswer } from './decisions.ts';
import { decideRequest } from './events.ts';
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
      id: 'SKU1',
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
      sku: 'SKU1',
      recToken: 't',
      recommendationId: '7',
      price: { lowCurrent: 150, lowOriginal: 200, currency: 'CAD' },
    });
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

  it('sends no identifier before one was issued', () => {
    expect(decideRequest(facts({}), { pageType: 'home', breadcrumbs: [] })).not.toHaveProperty('monetateId');
  });
});
