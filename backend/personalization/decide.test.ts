import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { allocateVariant, getControlAllocation } from './allocate.ts';

interface ResponseBody {
  readonly meta: { readonly code: number; readonly errors: string[]; readonly warnings: string[]; readonly monetateId: string };
  readonly data: { readonly responses: { readonly requestId: string; readonly actions: Record<string, unknown>[] }[] };
}

const url = '/api/engine/v1/decide/tarnfell';
const request = (more: object = {}): object => ({
  eventType: 'monetate:decision:DecisionRequest',
  requestId: 'r1',
  includeReporting: true,
  ...more,
});
const createBody = (events: readonly unknown[], more: object = {}): object => ({
  channel: 'a/p/tarnfell.example',
  monetateId: '5.1.1',
  events,
  ...more,
});
const french = [
  { eventType: 'monetate:context:PageView', url: 'https://tarnfell.example/fr-ca', pageType: 'home' },
  { eventType: 'monetate:context:Language', language: 'fr-CA' },
  { eventType: 'monetate:context:CustomVariables', customVariables: [{ variable: 'userInterest', value: 'hiking' }] },
];

const getComponents = (response: ResponseBody): unknown[] => response.data.responses[0]?.actions.map(({ component }) => component) ?? [];

describe('decide', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  const decide = async (payload: unknown, headers?: Record<string, string>): Promise<ResponseBody> => {
    const response = await test.post(url, payload, headers);
    expect(response.status).toBe(200);
    return (await response.json()) as ResponseBody;
  };
  const readRecorded = async (monetateId: string) => {
    await test.backend.waitForEvents();
    return test.database.db
      .selectFrom('record_events')
      .select(['event_type', 'payload'])
      .where('monetate_id', '=', monetateId)
      .orderBy('batch_id')
      .orderBy('place')
      .execute();
  };

  it('returns the same variant to the same visitor, with its report', async () => {
    const first = await decide(createBody([request()]));
    expect(await decide(createBody([request()]))).toEqual(first);
    const [action] = first.data.responses[0]?.actions ?? [];
    expect(action).toMatchObject({
      actionId: 9912,
      actionType: 'monetate:action:OmnichannelJson',
      component: 'home-hero',
      json: { experienceId: 'home-hero', variant: expect.stringMatching(/^(Baseline|A-Ridge)$/) },
      impressionReporting: [{ experience_id: 9912, experience_label: 'home-hero', experience_name: 'Home hero', control_allocation: 50 }],
    });
    expect(action?.isControl).toBe(JSON.stringify(action?.json).includes('Baseline'));
  });

  it('targets the contents of the cart, by SKU, product or style', async () => {
    const withCart = (pid: string, sku = 'S') => [
      { eventType: 'monetate:context:Cart', cartLines: [{ sku, pid, quantity: 1, currency: 'USD', value: '70.00' }] },
      request({ slots: ['rope'] }),
    ];
    const isDecided = async (events: readonly unknown[]): Promise<boolean> => getComponents(await decide(createBody(events))).length > 0;
    expect(await isDecided([request({ slots: ['rope'] })])).toBe(false);
    expect(await isDecided(withCart('TFOTHER1K3B'))).toBe(false);
    expect(await isDecided(withCart('TFROP01UK3B'))).toBe(true);
    expect(await isDecided(withCart('TFOTHER1K3B', 'TARNFELL:HARNESS'))).toBe(true);
  });

  it('parses text/plain as JSON', async () => {
    expect(await decide(JSON.stringify(createBody([request()])), { 'content-type': 'text/plain;charset=UTF-8' })).toEqual(
      await decide(createBody([request()])),
    );
  });

  it('issues an identifier to a visitor without one', async () => {
    const { meta } = await decide(createBody([request()], { monetateId: undefined }));
    expect(meta.monetateId).toMatch(/^5\.\d{10}\.1795251600000$/);
  });

  it('matches everything without filters, and combines slots AND action types', async () => {
    expect(getComponents(await decide(createBody([request({ slots: [], actionTypes: [] })])))).toEqual(['home-hero', 'picks']);
    const recommendations = ['monetate:action:OmnichannelRecommendation'];
    expect(getComponents(await decide(createBody([request({ actionTypes: recommendations })])))).toEqual(['picks']);
    expect(getComponents(await decide(createBody([request({ slots: ['picks'] })])))).toEqual(['picks']);
    expect(getComponents(await decide(createBody([request({ slots: ['home-hero'], actionTypes: recommendations })])))).toEqual([]);
  });

  it('requires page type, language and custom variables together', async () => {
    expect(getComponents(await decide(createBody([...french, request()])))).toEqual(['home-hero', 'teaser', 'picks']);
    for (const left of [0, 1, 2]) {
      expect(getComponents(await decide(createBody([...french.toSpliced(left, 1), request()])))).toEqual(['home-hero', 'picks']);
    }
  });

  it('matches a visitor with one of the required values of a variable', async () => {
    const customVariables = ['hiking', 'camping'].map((value) => ({ variable: 'userInterest', value }));
    const several = [...french.slice(0, 2), { eventType: 'monetate:context:CustomVariables', customVariables }];
    expect(getComponents(await decide(createBody([...several, request()])))).toContain('teaser');
  });

  it('gives each slot its highest-priority action only', async () => {
    expect(getComponents(await decide(createBody([...french, request({ slots: ['home-hero'] })])))).toEqual(['home-hero']);
    expect(getComponents(await decide(createBody([...french, request({ slots: ['home-hero', 'teaser'] })])))).toEqual([
      'home-hero',
      'teaser',
    ]);
  });

  it('returns NoAction for an empty control group, and reports it', async () => {
    const view = { eventType: 'monetate:context:PageView', url: 'https://x.example/en-us/quiet/place', pageType: 'other' };
    const { data } = await decide(createBody([view, request({ slots: ['quiet'] })]));
    expect(data.responses[0]?.actions).toMatchObject([
      {
        actionType: 'monetate:action:NoAction',
        isControl: true,
        impressionId: expect.any(String),
        impressionReporting: [{ is_control: true }],
        json: { experienceId: 'quiet', variant: expect.any(String) },
      },
    ]);
  });

  it('returns each requested decision, and reports only on request', async () => {
    const { data } = await decide(createBody([request(), request({ requestId: 'r2', includeReporting: false })]));
    expect(data.responses.map(({ requestId }) => requestId)).toEqual(['r1', 'r2']);
    expect(data.responses[1]?.actions[0]).not.toHaveProperty('impressionReporting');
  });

  it('returns the variant named by a preview, and warns about an unreadable one', async () => {
    const { data, meta } = await decide(createBody([request()], { preview: 'journal-teaser=B-Coast,nonsense' }));
    expect(data.responses[0]?.actions.map(({ component }) => component)).toContain('teaser');
    expect(meta.warnings).toEqual(['/preview: "nonsense" must be experienceId=variant']);
  });

  it('records impressions of its decisions, unless the caller manages them', async () => {
    await decide(createBody([request({ slots: ['home-hero'] })], { monetateId: 'visitor-a' }));
    expect(await readRecorded('visitor-a')).toMatchObject([
      { event_type: 'monetate:record:Impressions', payload: { impressionIds: [expect.any(String)] } },
    ]);
    await decide(createBody([request({ manageImpressions: true })], { monetateId: 'visitor-b' }));
    expect(await readRecorded('visitor-b')).toEqual([]);
  });

  it('drops only the invalid event of several, and names it', async () => {
    const events = [
      { eventType: 'monetate:record:RecClicks', recClicks: ['token'] },
      { eventType: 'monetate:record:PageEvents', pageEvents: 'not a list' },
      { eventType: 'monetate:unheard:Of' },
      { eventType: 'monetate:record:PageEvents', pageEvents: ['signup'] },
    ];
    const { meta } = await decide(createBody(events, { monetateId: 'visitor-c' }));
    expect(meta.errors).toEqual([expect.stringMatching(/^\/events\/1\/pageEvents: must be array/), expect.stringMatching(/^\/events\/2/)]);
    expect((await readRecorded('visitor-c')).map(({ payload }) => payload)).toEqual([{ recClicks: ['token'] }, { pageEvents: ['signup'] }]);
  });

  it.each([
    ['no JSON', '{'],
    ['no envelope', { events: [] }],
    ['no good event', createBody([{ eventType: 'monetate:unheard:Of' }])],
  ])('responds with 400 in its own format to %s, and records nothing', async (_, payload) => {
    const response = await test.post(url, payload);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      meta: { code: 400, errors: expect.arrayContaining([expect.any(String)]), warnings: [] },
    });
  });

  it('returns no actions for a brand without experiments', async () => {
    const response = await test.post('/api/engine/v1/decide/unknown', createBody([request()]));
    expect(await response.json()).toMatchObject({ data: { responses: [{ actions: [] }] } });
  });
});

describe('allocateVariant', () => {
  const variants = [
    { name: 'Baseline', weight: 25, isControl: true, action: 'json' as const },
    { name: 'A', weight: 75, isControl: false, action: 'json' as const },
    { name: 'B', weight: 0, isControl: false, action: 'json' as const },
  ];

  it('follows the weights over many visitors', () => {
    const names = Array.from({ length: 4000 }, (_, index) => allocateVariant(`5.${index}`, 'x', variants).name);
    expect(names.filter((name) => name === 'Baseline').length / 4000).toBeCloseTo(0.25, 1);
    expect(names).not.toContain('B');
    expect(getControlAllocation(variants)).toBe(25);
  });
});
