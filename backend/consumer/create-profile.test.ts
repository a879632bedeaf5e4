import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

const url = '/consumers-v3/consumer';
const site = { siteid: 'TARNFELL-CA', locale: 'fr_CA' };
const createSubscription = (more: object = {}): object => ({
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  country: 'CA',
  region: 'NORA',
  recipient: 'Robin@Example.com',
  category: 'subscription',
  ...more,
});
const createPayload = (more: object = {}, details: object = {}): object => ({
  consumerDetails: { email: 'Robin@Example.com', source: { acquisitionType: 'Signup', campaignName: '/fr-ca' }, ...details },
  subscriptions: [createSubscription()],
  ...more,
});

describe('createProfile', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  const create = async (body: unknown, headers: Record<string, string> = site): Promise<string> => {
    const response = await test.post(url, body, headers);
    expect(response.status).toBe(201);
    return ((await response.json()) as { consumerId: string }).consumerId;
  };
  const readMails = () => test.database.db.selectFrom('outbox').selectAll().execute();

  it('creates a consumer once, with the subscription and one confirmation mail', async () => {
    const consumerId = await create(createPayload());
    expect(await create(createPayload())).toBe(consumerId);
    expect(await test.database.db.selectFrom('subscriptions').selectAll().execute()).toMatchObject([
      {
        customer_id: consumerId,
        recipient: 'robin@example.com',
        optin: true,
        double_optin: false,
        optin_date: test.time.now,
        optout_date: null,
      },
    ]);
    expect(await readMails()).toMatchObject([
      {
        template: 'subscription-confirmation',
        recipient: 'robin@example.com',
        locale: 'fr-ca',
        payload: {
          brand: 'tarnfell',
          consumerId,
          subscriptionType: 'Newsletter',
          subject: 'Confirmez votre inscription à l’infolettre Tarnfell',
          parts: expect.arrayContaining([
            { kind: 'paragraph', text: 'veuillez confirmer que vous souhaitez recevoir notre infolettre à robin@example.com\u202f:' },
          ]),
        },
        sent_at: null,
      },
    ]);
  });

  it('adds missing data and overwrites nothing, because the caller is not signed in', async () => {
    await create(createPayload({ preferences: { interests: 'hiking|running' } }, { firstName: 'Robin' }));
    await create(createPayload({}, { firstName: 'Mallory', lastName: 'Moor' }));
    expect(await test.database.db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { email: 'robin@example.com', first_name: 'Robin', last_name: 'Moor', interests: 'hiking|running', campaign_name: '/fr-ca' },
    ]);
  });

  it('mails again only after an opt-out and a new opt-in', async () => {
    test.time.now = new Date('2026-11-22T09:00:00Z');
    await create(createPayload({ subscriptions: [createSubscription({ optin: false })] }));
    expect(await test.database.db.selectFrom('subscriptions').select(['optin', 'optout_date']).execute()).toEqual([
      { optin: false, optout_date: test.time.now },
    ]);
    expect(await readMails()).toHaveLength(1);
    await create(createPayload({ subscriptions: [createSubscription({ optinDate: '2026-11-23T09:00:00Z' })] }));
    expect(await readMails()).toHaveLength(2);
  });

  it('separates the same address of two brands, and stores enrollments', async () => {
    const other = await create(createPayload({ subscriptions: [], enrollments: [{ type: 'Loyalty', optin: true, country: 'US' }] }), {
      brand: 'SOLVANE',
    });
    expect(await test.database.db.selectFrom('enrollments').select(['customer_id', 'optin']).execute()).toEqual([
      { customer_id: other, optin: true },
    ]);
    expect(await test.database.db.selectFrom('customers').select('brand').orderBy('brand').execute()).toEqual([
      { brand: 'solvane' },
      { brand: 'tarnfell' },
    ]);
  });

  it.each([
    ['a bad address', createPayload({}, { email: 'robin' }), site, 'body/consumerDetails/email: must match format "email"'],
    [
      'a subscription to what is no address',
      createPayload({ subscriptions: [createSubscription({ recipient: 'a@b..c' })] }),
      site,
      'body/subscriptions/0/recipient: must be an address of channel email',
    ],
    [
      'a subscription to a number without its dial code',
      createPayload({ subscriptions: [createSubscription({ channel: 'sms', recipient: '303 555 0142' })] }),
      site,
      'body/subscriptions/0/recipient: must be an address of channel sms',
    ],
    ['no details', {}, site, "body: must have required property 'consumerDetails'"],
    [
      'a foreign channel',
      createPayload({ subscriptions: [createSubscription({ channel: 'post' })] }),
      site,
      'body/subscriptions/0/channel: must be equal to one of the allowed values: email, sms',
    ],
    ['no site', createPayload(), {}, 'header.siteid: is required unless header.brand is set'],
  ])('rejects %s', async (_, body, headers, message) => {
    const response = await test.post(url, body, headers);
    expect([response.status, await response.json()]).toMatchObject([400, { errorDetails: [{ errorId: 'API400', message }] }]);
  });
});
