import { expect, it } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { loadRecommendations } from './load-recommendations.ts';

const item = { id: 'P1', title: 'Pack', link: '/p/pack-P1', imageLink: '/i', price: 20 };
const action = { actionId: 1, actionType: 'monetate:action:OmnichannelRecommendation', items: [item] };

it('loadRecommendations requests the lists of any page under the showcase’s own channel, so that nothing is counted', async () => {
  const requests: unknown[] = [];
  const service = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      requests.push(await request.json());
      const meta = { code: 200, errors: [], warnings: [], monetateId: '5.1.1' };
      return Response.json({ meta, data: { responses: [{ requestId: 'showcase', actions: [action] }] } });
    },
  };
  const question = { brand: 'tarnfell', currency: 'CAD', language: 'fr-ca', channel: 'cairn/sandbox/showcase' };
  const lists = await loadRecommendations(createCalls(service), question);
  expect(lists).toMatchObject([[{ productId: 'P1', title: 'Pack', price: { lowCurrent: 20, currency: 'CAD' } }]]);
  expect(requests).toMatchObject([
    {
      channel: 'cairn/sandbox/showcase',
      events: [{ language: 'fr-ca' }, { eventType: 'monetate:decision:DecisionRequest', manageImpressions: true }],
    },
  ]);
  expect(JSON.stringify(requests)).not.toContain('PageView');
});
