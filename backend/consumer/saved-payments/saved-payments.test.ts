import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedPayment, SavedPayments } from '#generated/openapi/payments.ts';
import type { UserData } from '#generated/openapi/consumer.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { systemSecrets } from '../../authentication/tokens/secrets.ts';
import { createFakePayments, fakeTokens, createFakeToken } from '../../payments/testing/fake-payments.ts';
import { purgeJob } from '../../retention/purge-job.ts';
import { issueReward } from '../../rewards/issue-reward.ts';
import { createRewardCodes } from '../../rewards/reward-codes.ts';
import { retention } from '../../testing/retention-days.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { renderSavedPayments } from './read-saved-payments.ts';
import { deleteStoredCardsJob } from './stored-card-deletions.ts';
import { createCardToSave, savedPaymentsPath } from './testing/card-to-save.ts';

describe('saved payments of an account', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  let cardsMade = 1000;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: payments.port }, retention })), 120_000);
  afterEach(() => {
    payments.mode = 'up';
    test.time.now = new Date('2026-11-21T09:00:00Z');
  });
  afterAll(() => test.close());

  /** A token of a card that no other test uses. */
  function createCard(more: object = {}): string {
    const token = createFakeToken(fakeTokens.approved);
    cardsMade += 1;
    payments.cards.set(token, { brand: 'Quillon', last4: String(cardsMade), expiryMonth: 8, expiryYear: 2029, ...more });
    return token;
  }
  async function save(member: Member, more: object = {}, token = createCard()): Promise<readonly SavedPayment[]> {
    test.time.now = new Date(test.time.now.getTime() + 1000);
    const input = { ...(await createCardToSave(member, token)), ...more };
    return (await member.read<SavedPayments>('POST', savedPaymentsPath, input)).paymentInstruments;
  }
  const change = async (member: Member, method: string, { paymentInstrumentId }: SavedPayment, body?: object) =>
    (await member.read<SavedPayments>(method, `${savedPaymentsPath}/${paymentInstrumentId}`, body)).paymentInstruments;
  const getFirst = (saved: readonly SavedPayment[]): SavedPayment => {
    const [one] = saved;
    if (!one) throw new Error('Nothing is saved.');
    return one;
  };
  const runDeletions = async (): Promise<void> => {
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, deleteStoredCardsJob, {}));
    await test.jobs.runDue();
  };
  const getLabels = (saved: readonly SavedPayment[]) => saved.map(({ label, isDefault }) => `${label ?? 'card'}${isDefault ? '*' : ''}`);

  it('list the default card first, then the latest', async () => {
    const member = await startMember(test);
    expect(await member.read('GET', savedPaymentsPath)).toEqual({ paymentInstruments: [] });
    await save(member, { label: 'A' });
    await save(member, { label: 'B' });
    expect(getLabels(await save(member, { label: 'C' }))).toEqual(['A*', 'C', 'B']);
    const saved = await save(member, { label: 'D', isDefault: true });
    expect(getLabels(saved)).toEqual(['D*', 'C', 'B', 'A']);
    expect(saved[0]).toMatchObject({ type: 'CREDIT_CARD', isExpired: false, card: { last4: String(cardsMade) } });
    expect(await member.read('GET', `${savedPaymentsPath}?types=REWARD_CODE,REWARD_CARD`)).toEqual({ paymentInstruments: [] });
  });

  it('can be renamed, with one default card', async () => {
    const member = await startMember(test);
    await save(member, { label: 'A' });
    const [, b] = await save(member, { label: 'B' });
    if (!b) throw new Error('Two cards are saved.');
    expect(getLabels(await change(member, 'PATCH', b, { isDefault: true, label: 'Travel' }))).toEqual(['Travel*', 'A']);
    expect(getLabels(await change(member, 'PATCH', b, { label: null }))).toEqual(['card*', 'A']);
    const stranger = await startMember(test);
    const path = `${savedPaymentsPath}/${b.paymentInstrumentId}`;
    expect(await stranger.expectError('PATCH', path, { label: 'Mine' })).toMatchObject({ status: 404, errorId: 'PYT404' });
    expect(await stranger.expectError('DELETE', path)).toMatchObject({ status: 404, errorId: 'PYT404' });
  });

  it('delete a card at the partner too, with retries, and make the latest other card the default', async () => {
    const member = await startMember(test);
    const a = getFirst(await save(member, { label: 'A' }));
    await save(member, { label: 'B' });
    await save(member, { label: 'C' });
    const stored = payments.vault.size;
    payments.mode = 'down';
    expect(getLabels(await change(member, 'DELETE', a))).toEqual(['C*', 'B']);
    await runDeletions();
    expect(payments.vault.size).toBe(stored);
    payments.mode = 'up';
    test.time.now = new Date(test.time.now.getTime() + 120_000);
    await test.jobs.runDue();
    expect(payments.vault.size).toBe(stored - 1);
  });

  it('reject a card that is already saved with PYT300', async () => {
    const member = await startMember(test);
    const card = { last4: '7777' };
    await save(member, {}, createCard(card));
    const stored = payments.vault.size;
    expect(await member.expectError('POST', savedPaymentsPath, await createCardToSave(member, createCard(card)))).toMatchObject({
      status: 409,
      errorId: 'PYT300',
    });
    expect(payments.vault.size).toBe(stored);
    expect(await save(member, {}, createCard({ ...card, expiryYear: 2030 }))).toHaveLength(2);
  });

  it('store a card once for three concurrent requests', async () => {
    const member = await startMember(test);
    const stored = payments.vault.size;
    const inputs = await Promise.all([1, 2, 3].map(() => createCardToSave(member, createCard({ last4: '8888' }))));
    const responses = await Promise.all(inputs.map((input) => member.send('POST', savedPaymentsPath, input)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
    await runDeletions();
    expect(payments.vault.size).toBe(stored + 1);
  });

  it('reject more than twenty cards with PYT413', async () => {
    const member = await startMember(test);
    for (let count = 0; count < 20; count += 1) await save(member);
    expect(await member.expectError('POST', savedPaymentsPath, await createCardToSave(member, createCard()))).toMatchObject({
      status: 409,
      errorId: 'PYT413',
    });
  });

  it('reject expired cards, invalid tokens and an unavailable partner', async () => {
    const member = await startMember(test);
    const fail = async (token: string) => member.expectError('POST', savedPaymentsPath, await createCardToSave(member, token));
    expect(await fail(createCard({ expiryYear: 2026, expiryMonth: 10 }))).toMatchObject({ status: 402, errorId: 'FE309' });
    expect(await fail(createFakeToken(fakeTokens.outdated))).toMatchObject({ status: 402, errorId: 'PYT404' });
    const input = await createCardToSave(member, createCard());
    payments.mode = 'down';
    expect(await member.expectError('POST', savedPaymentsPath, input)).toMatchObject({ status: 402, errorId: 'PAY400' });
  });

  it('replace an expired default card by the next card, and never make it the default again', async () => {
    const member = await startMember(test);
    const a = getFirst(await save(member, { label: 'A' }));
    const past = { expires_at: new Date('2026-11-01T00:00:00Z') };
    await test.database.db.updateTable('saved_payments').set(past).where('id', '=', a.paymentInstrumentId).execute();
    const b = getFirst(await save(member, { label: 'B' }));
    expect(getLabels(await save(member, { label: 'C' }))).toEqual(['B*', 'C', 'A']);
    const [c] = await change(member, 'DELETE', b);
    if (!c) throw new Error('Two cards are saved.');
    expect(getLabels(await change(member, 'DELETE', c))).toEqual(['A']);
    await change(member, 'DELETE', a);
    await runDeletions();
  });

  it('mark expired cards, and delete them a year later', async () => {
    const member = await startMember(test);
    await save(member, {}, createCard({ expiryYear: 2026, expiryMonth: 11 }));
    test.time.now = new Date('2026-12-01T00:00:00Z');
    const { customerId } = member.token;
    expect(await renderSavedPayments(test.database.db, customerId, test.time.now)).toMatchObject({
      paymentInstruments: [{ isExpired: true }],
    });
    const stored = payments.vault.size;
    test.time.now = new Date('2027-12-02T00:00:00Z');
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
    await test.jobs.runDue();
    expect(await renderSavedPayments(test.database.db, customerId, test.time.now)).toEqual({ paymentInstruments: [] });
    await runDeletions();
    expect(payments.vault.size).toBe(stored - 1);
  });

  it('can be exported, and are erased at the partner too', async () => {
    const member = await startMember(test);
    await save(member, { label: 'A' });
    const stored = payments.vault.size;
    const erasure = { password: member.password };
    const { savedPayments } = await member.read<UserData>('POST', '/consumers-v3/consumer/retrieveUserData', { erasure });
    expect(savedPayments).toEqual([
      {
        type: 'CREDIT_CARD',
        label: 'A',
        savedAt: expect.any(String),
        card: { brand: 'Quillon', last4: String(cardsMade), expiryMonth: 8, expiryYear: 2029 },
      },
    ]);
    await runDeletions();
    expect(payments.vault.size).toBe(stored - 1);
  });

  describe('saved rewards', () => {
    const clock = { now: () => test.time.now };
    const issue = async (more: object = {}): Promise<string> => {
      const codes = await createRewardCodes({ db: test.database.db, clock, secrets: systemSecrets })();
      const reward = {
        id: crypto.randomUUID(),
        kind: 'reward_code' as const,
        customerId: null,
        currency: 'USD',
        amountMinor: 2500,
        expiresAt: null,
      };
      return issueReward(test.database.db, codes, { ...reward, now: test.time.now, ...more });
    };

    it('show the balance of a saved reward, which belongs to the customer from then on', async () => {
      const [member, stranger] = [await startMember(test), await startMember(test)];
      const code = await issue();
      const input = { type: 'REWARD_CODE', code, label: 'Birthday' };
      const { paymentInstruments } = await member.read<SavedPayments>('POST', savedPaymentsPath, input);
      expect(paymentInstruments).toMatchObject([
        { type: 'REWARD_CODE', label: 'Birthday', isDefault: false, currency: 'USD', storedValue: { last4: code.slice(-4), balance: 25 } },
      ]);
      expect(await member.expectError('POST', savedPaymentsPath, input)).toMatchObject({ status: 409, errorId: 'PYT300' });
      expect(await stranger.expectError('POST', savedPaymentsPath, input)).toMatchObject({ status: 402, errorId: 'REW401' });
      const path = `${savedPaymentsPath}/${getFirst(paymentInstruments).paymentInstrumentId}`;
      expect((await member.expectError('PATCH', path, { isDefault: true })).status).toBe(400);
      const { id } = await member.createCart();
      const { paymentInstrumentId: savedPaymentId } = getFirst(paymentInstruments);
      const instrument = { payment_method_id: 'REWARD_CODE', savedPaymentId };
      const cart = await member.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, instrument);
      expect(cart.payment_instruments).toMatchObject([{ payment_method_id: 'REWARD_CODE', amount: 25 }]);
      expect(await member.read('DELETE', path)).toEqual({ paymentInstruments: [] });
    });

    it('reject unknown, expired and used rewards, and those of another type', async () => {
      const member = await startMember(test);
      const fail = async (code: string, type = 'REWARD_CODE') =>
        (await member.expectError('POST', savedPaymentsPath, { type, code })).errorId;
      expect(await fail('NO-SUCH-CODE')).toBe('REW130');
      expect(await fail(await issue(), 'REWARD_CARD')).toBe('REW130');
      expect(await fail(await issue({ expiresAt: new Date('2026-11-01T00:00:00Z') }))).toBe('REW135');
      expect(await fail(await issue({ amountMinor: 0 }))).toBe('REW140');
    });
  });
});
