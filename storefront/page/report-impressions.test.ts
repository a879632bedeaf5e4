import { describe, expect, it } from 'vitest';
import type { ResolvedBlock } from '#engine/block.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import type { DecideResponse } from '../personalization/decisions.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import type { Services } from '../services/services.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { reportImpressions } from './report-impressions.ts';

type Actions = DecideResponse['data']['responses'][number]['actions'];

const product = { id: 'P', title: 'Pack', link: '/p', imageLink: '/i', price: 1 };
const list = (impressionId: string, items = [product]): Actions[number] => ({
  actionId: impressionId,
  actionType: 'monetate:action:OmnichannelRecommendation',
  impressionId,
  items,
});

const createDecision = (experienceId: string, variant: string, impressionId: string): Actions[number] => ({
  actionId: experienceId,
  actionType: 'monetate:action:OmnichannelJson',
  component: experienceId,
  json: { experienceId, variant },
  impressionId,
});

/** A shop whose personalization service returns these decisions and records impressions. */
function createShop(actions: Actions = [], results: (body: object) => Response | Promise<Response> = () => createResponse(actions)) {
  const impressions: string[][] = [];
  const personalization = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      const { events } = (await request.json()) as { readonly events: readonly { readonly eventType: string }[] };
      for (const event of events) {
        if (event.eventType === 'monetate:record:Impressions')
          impressions.push((event as unknown as { impressionIds: string[] }).impressionIds);
      }
      return results(events);
    },
  };
  const service = createShopService();
  const services: Services = { ...service.services, personalization, now: () => new Date(0) };
  return { services, impressions, logged: service.logged };
}

const createResponse = (actions: Actions): Response =>
  Response.json({ meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.1' }, data: { responses: [{ requestId: 'r', actions }] } });

const createChoice = (experienceId: string, chosen: string, impressionId?: string): Choice => ({
  nodeId: 'n',
  kind: 'experience',
  rule: 'decision',
  chosen,
  candidates: [],
  why: '',
  experienceId,
  ...(impressionId ? { impressionId } : {}),
});

const createCarousel = (index: number) =>
  ({ kind: 'block', slots: {}, needs: { recommendations: { index, limit: 4 } } }) as Partial<ResolvedBlock> as ResolvedBlock;

/** A request of a visitor who allows statistics. */
function createRequest(path = '/en-us/cart', headers: Readonly<Record<string, string>> = {}): Request {
  const cookie = ['consent=necessary~analytics', ...(headers.cookie ? [headers.cookie] : [])].join('; ');
  return new Request(`http://shop.test${path}`, { headers: { ...headers, cookie } });
}

/** Reports the impressions of a request's document. */
async function report(
  { services }: Pick<ReturnType<typeof createShop>, 'services'>,
  canvases: readonly Pick<ComposedCanvas, 'choices' | 'shown'>[],
  request = createRequest(),
): Promise<void> {
  const context = createTestContext(request, services);
  await context.visit;
  const composed = canvases.map((canvas, index) => ({ ...canvas, preloadTypes: [], data: { name: `canvas-${index}` } }));
  context.document.record({ canvases: composed as unknown as ComposedCanvas[] });
  await reportImpressions(context);
}

describe('reportImpressions', () => {
  it('reports each decision and list once, even if several canvases show it', async () => {
    const created = createShop([createDecision('a', 'A', 'i1'), createDecision('b', 'baseline', 'i2'), list('r0'), list('r1')]);
    await report(created, [
      { choices: [createChoice('a', 'A', 'i1'), createChoice('b', 'baseline', 'i2')], shown: [createCarousel(1)] },
      { choices: [createChoice('a', 'A', 'i1')], shown: [createCarousel(1)] },
    ]);
    expect(created.impressions).toEqual([['i1', 'i2', 'r1']]);
  });

  it('reports nothing without a decision, or if the page shows none of it', async () => {
    const silent = createShop([], () => Promise.reject(new TypeError('no answer')));
    await report(silent, [{ choices: [createChoice('a', 'baseline')], shown: [] }]);
    const unused = createShop([list('r0')]);
    await report(unused, [{ choices: [], shown: [] }]);
    expect([...silent.impressions, ...unused.impressions]).toEqual([]);
  });

  it('reports nothing for a forced variant, an empty list, a preview or a prefetched page', async () => {
    const created = createShop([createDecision('a', 'A', 'i1'), list('r0', [])]);
    await report(created, [{ choices: [createChoice('a', 'A')], shown: [createCarousel(0)] }]);
    const preview = createRequest('/en-us/cart?preview=true');
    await report(created, [{ choices: [createChoice('a', 'A', 'i1')], shown: [] }], preview);
    const ahead = createRequest('/en-us/cart', { 'sec-purpose': 'prefetch;prerender' });
    await report(created, [{ choices: [createChoice('a', 'A', 'i1')], shown: [] }], ahead);
    expect(created.impressions).toEqual([]);
  });

  it.each(['', 'consent=necessary', 'consent=necessary~marketing'])('reports nothing with the consent cookie "%s"', async (cookie) => {
    const created = createShop([createDecision('a', 'A', 'i1')]);
    const request = new Request('http://shop.test/en-us/cart', { headers: { cookie } });
    await report(created, [{ choices: [createChoice('a', 'A', 'i1')], shown: [] }], request);
    expect(created.impressions).toEqual([]);
  });

  it('reports only the new ones of a recalculated page', async () => {
    const created = createShop([createDecision('a', 'A', 'i1'), createDecision('b', 'B', 'i2'), list('r0')]);
    const again = createRequest('/en-us/cart.data', { cookie: 'cairn.shown=a%3AA%7Cb%3Abaseline' });
    await report(created, [{ choices: [createChoice('a', 'A', 'i1'), createChoice('b', 'B', 'i2')], shown: [createCarousel(0)] }], again);
    expect(created.impressions).toEqual([['i2']]);
  });

  it('logs a failure and does not retry', async () => {
    let calls = 0;
    const created = createShop([], () => {
      calls += 1;
      return calls === 1 ? createResponse([createDecision('a', 'A', 'i1')]) : new Response('down', { status: 500 });
    });
    await report(created, [{ choices: [createChoice('a', 'A', 'i1')], shown: [] }]);
    expect(created.impressions).toEqual([['i1']]);
    expect(created.logged).toEqual(['[cairn] [personalization] impressions were not recorded']);
  });
});
