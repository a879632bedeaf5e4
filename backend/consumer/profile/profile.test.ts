import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#generated/openapi/consumer.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { sendRequest, createEmail, startMember, type Member } from '../../authentication/testing/start-member.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { readProfile } from './read-profile.ts';

const path = '/consumers-v3/consumer';

describe('a profile', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());
  const change = (member: Member, body: object) => member.read<Profile>('PUT', path, body);

  it('contains the data of the sign-up', async () => {
    const member = await startMember(test, { firstName: 'Robin', phone: '+13035550142', subscriptions: { loyaltyConsent: true } });
    expect(await member.read('GET', path)).toEqual({
      consumerId: member.token.customerId,
      consumerType: 'CONSUMER',
      consumerDetails: { firstName: 'Robin', email: member.email, phone: '+13035550142', country: 'US', address: [], identity: [] },
      emailStatus: { confirmed: false },
      isLoyaltyMember: true,
      loyaltyOptInDate: test.time.now.toISOString(),
      loyaltySummary: { points: { balance: 0 } },
      preferences: {},
      enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' }],
      subscriptions: [],
      notifications: [],
    });
  });

  it('is read in one statement', async () => {
    const member = await startMember(test);
    const { db, count, close } = openCountingDatabase(test.database.engine);
    expect((await count(() => readProfile(db, member.token.customerId, test.time.now))).statements).toBe(1);
    await close();
  });

  it('changes the given fields, and is returned in full', async () => {
    const member = await startMember(test, { firstName: 'Robin', lastName: 'Vale' });
    const details = { phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302', gender: 'X' };
    const preferences = { interests: 'hiking|running', preferredShoeSize: '085' };
    const changed = await change(member, { consumerDetails: { email: member.email.toUpperCase(), ...details }, preferences });
    expect(changed).toMatchObject({ consumerDetails: { firstName: 'Robin', lastName: 'Vale', ...details }, preferences });
    expect(await change(member, { preferences: { interests: '' } })).toMatchObject({
      preferences: { interests: '', preferredShoeSize: '085' },
    });
    expect(await member.read('GET', path)).toMatchObject({ consumerDetails: details, preferences: { preferredShoeSize: '085' } });
  });

  it('loses a phone, a postal code and a birth date that are removed', async () => {
    const stored = { firstName: 'Robin', lastName: 'Vale' };
    const member = await startMember(test, { ...stored, phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' });
    const { consumerDetails } = await change(member, { consumerDetails: { phone: null, postalCode: null, birthDate: '1900-01-01' } });
    expect(consumerDetails).toEqual({ ...stored, birthDate: '1900-01-01', email: member.email, country: 'US', address: [], identity: [] });
  });

  it('contains the start of a loyalty membership', async () => {
    const member = await startMember(test);
    const createLoyalty = (optin: boolean): object => ({ enrollments: [{ type: 'Loyalty', optin, country: 'US' }] });
    const { now } = test.time;
    expect(await change(member, createLoyalty(true))).toMatchObject({ isLoyaltyMember: true, loyaltyOptInDate: now.toISOString() });
    test.time.now = new Date(now.getTime() + 1000);
    expect(await change(member, createLoyalty(true))).toMatchObject({ loyaltyOptInDate: now.toISOString() });
    const left = await change(member, createLoyalty(false));
    expect([left.isLoyaltyMember, left.loyaltyOptInDate]).toEqual([false, undefined]);
    expect(await change(member, createLoyalty(true))).toMatchObject({ loyaltyOptInDate: test.time.now.toISOString() });
    test.time.now = now;
  });

  it('contains benefits of programmes, and stores an employee’s decision on the terms', async () => {
    const member = await startMember(test);
    expect(await member.expectError('PUT', path, { consumerDetails: { employee: { termsAccepted: true } } })).toMatchObject({
      status: 409,
      errorId: 'PRO403',
    });
    const common = {
      customer_id: member.token.customerId,
      created_at: test.time.now,
      currency: 'USD',
      current_spend_minor: 12_050,
      spend_year: 2026,
    };
    await test.database.db
      .insertInto('programme_memberships')
      .values([
        { ...common, programme: 'employee', annual_cap_minor: 200_000 },
        { ...common, programme: 'athlete', annual_credit_minor: 50_000 },
        { ...common, programme: 'prosumer', annual_credit_minor: 30_000 },
        { ...common, programme: 'WRANX', currency: null },
      ])
      .execute();
    const spend = { currentSpend: 120.5, currency: 'USD' };
    expect(await member.read('GET', path)).toMatchObject({
      consumerType: 'EMPLOYEE',
      consumerDetails: {
        employee: { ...spend, annualCap: 2000, termsAccepted: false, termsDeclined: false },
        athlete: { ...spend, annualCredit: 500 },
        prosumer: { ...spend, annualCredit: 300 },
        identity: [{ type: 'WRANX' }],
      },
    });
    const sendTerms = async (termsAccepted: boolean) =>
      (await change(member, { consumerDetails: { employee: { termsAccepted } } })).consumerDetails.employee;
    expect(await sendTerms(false)).toMatchObject({ termsAccepted: false, termsDeclined: true });
    expect(await sendTerms(true)).toMatchObject({ termsAccepted: true, termsDeclined: false });
    expect(await sendTerms(false), 'accepted terms stay accepted').toMatchObject({ termsAccepted: true, termsDeclined: false });
  });

  it.each([
    ['a name that is none', { consumerDetails: { firstName: 'R2D2' } }, 'PRO400', 'firstName'],
    ['another address', { consumerDetails: { email: 'other@example.com' } }, 'PRO400', 'email'],
    ['a postal code of elsewhere', { consumerDetails: { postalCode: 'SW1A 1AA' } }, 'PRO400', 'postalCode'],
    ['interests that are no list', { preferences: { interests: '|hiking' } }, 'ATTR100', 'interests'],
    ['an unknown interest', { preferences: { interests: 'hiking|knitting' } }, 'ATTR200', 'interests'],
    ['a size of shirts', { preferences: { preferredShoeSize: 'XL' } }, 'ATTR200', 'preferredShoeSize'],
    [
      'mail to somebody else',
      { subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true, recipient: 'other@example.com' }] },
      'PRO400',
      'recipient',
    ],
  ])('is not changed by %s', async (_, body, errorId, field) => {
    const member = await startMember(test);
    const before = await member.read('GET', path);
    expect(await member.expectError('PUT', path, body)).toMatchObject({ status: 400, errorId, detail: { additionalInfo: { field } } });
    expect(await member.read('GET', path)).toEqual(before);
  });

  it('can be looked up by its address if it has an account, but not for newsletter consumers', async () => {
    const { email } = await startMember(test);
    const reader = createEmail();
    await sendRequest(test, path, { consumerDetails: { email: reader } });
    const exists = async (address: string, siteid = 'TARNFELL-US'): Promise<unknown> =>
      (await test.get(`${path}/lookup?email=${encodeURIComponent(address)}`, { siteid })).json();
    expect(await exists(email.toUpperCase())).toEqual({ exists: true });
    expect(await exists(email, 'SOLVANE-US')).toEqual({ exists: false });
    expect(await exists(reader)).toEqual({ exists: false });
  });
});
