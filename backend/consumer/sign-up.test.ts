import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, createEmail, shopOfTests, signUp, startMember } from '../authentication/testing/start-member.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

describe('signUp', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());
  const readCustomer = (id: string) => test.database.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('creates a registered customer with the entered data, normalized, and the given consents', async () => {
    const email = createEmail();
    const { status, body } = await signUp(test, {
      email: email.toUpperCase(),
      firstName: ' Robin',
      lastName: 'Vale',
      phone: '+13035550142',
      birthDate: '1990-04-23',
      postalCode: '803021234',
      source: { acquisitionType: 'Signup', campaignName: '/en-us', store: 'S1', storeAssistant: 'Kim' },
      subscriptions: { newsletterConsent: true, loyaltyConsent: true, smsNotificationConsent: true },
    });
    expect(status).toBe(201);
    expect(await readCustomer(body.consumerId)).toMatchObject({
      role: 'registered',
      brand: 'tarnfell',
      email,
      first_name: 'Robin',
      phone: '+13035550142',
      postal_code: '80302-1234',
      country: 'US',
      acquisition_store: 'S1',
    });
    const { db } = test.database;
    const ofConsumer = db.selectFrom('subscriptions').select(['channel', 'recipient']).where('customer_id', '=', body.consumerId);
    const subscriptions = await ofConsumer.orderBy('channel').execute();
    expect(subscriptions.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', email],
      ['sms', '+13035550142'],
    ]);
    expect(await db.selectFrom('enrollments').selectAll().where('customer_id', '=', body.consumerId).execute()).toMatchObject([
      { type: 'Loyalty', optin: true, optin_date: test.time.now },
    ]);
  });

  it('rejects a second account for an address and a brand', async () => {
    const { email } = await startMember(test);
    expect(await signUp(test, { email: email.toUpperCase() })).toMatchObject({ status: 409, errorId: 'PRO409', field: 'email' });
    expect(await signUp(test, { email }, { siteid: 'SOLVANE-US', locale: 'en_US' })).toMatchObject({ status: 201 });
    const both = createEmail();
    const responses = await Promise.all([1, 2, 3].map(() => signUp(test, { email: both })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('hands over no data that others entered for the address', async () => {
    const email = createEmail();
    const newsletter = { type: 'Newsletter', optin: true, country: 'US' };
    const { body: known } = await sendRequest(test, '/consumers-v3/consumer', {
      consumerDetails: { email, firstName: 'Secret', birthDate: '1980-01-01' },
      preferences: { interests: 'hiking' },
      subscriptions: [
        { ...newsletter, channel: 'email', recipient: email },
        { ...newsletter, channel: 'sms', recipient: '+13035550143' },
      ],
    });
    const { consumerId } = (await signUp(test, { email })).body;
    expect(consumerId).toBe(known.consumerId);
    expect(await readCustomer(consumerId)).toMatchObject({ role: 'registered', first_name: null, birth_date: null, interests: null });
    const left = await test.database.db.selectFrom('subscriptions').select('recipient').where('customer_id', '=', consumerId).execute();
    expect(left).toEqual([{ recipient: email }]);
  });

  it.each([
    ['a short password', { password: 'Ab1' }, 'FE872', 'password'],
    ['a password without a digit', { password: 'Sunny-Trail' }, 'AUT450', 'password'],
    ['a name of digits', { firstName: '123' }, 'PRO400', 'firstName'],
    ['a number of no telephone', { phone: '+1000000000' }, 'PRO400', 'phone'],
    ['a day to come', { birthDate: '2026-11-22' }, 'PRO400', 'birthDate'],
    ['another country’s postal code', { postalCode: 'SW1A 1AA' }, 'PRO400', 'postalCode'],
    ['text messages to nobody', { subscriptions: { smsNotificationConsent: true } }, 'ATTR300', 'phone'],
  ])('is rejected with %s', async (_, more, errorId, field) => {
    expect(await signUp(test, more)).toMatchObject({ status: 400, errorId, field });
  });

  it('accepts the placeholder for an unknown date', async () => {
    expect(await signUp(test, { birthDate: '1900-01-01', country: 'GB', postalCode: 'sw1a1aa' })).toMatchObject({ status: 201 });
  });

  it('requires a site', async () => {
    const { siteid: _, ...nowhere } = shopOfTests;
    expect(await signUp(test, {}, nowhere)).toMatchObject({ status: 400, errorId: 'API400' });
  });
});
