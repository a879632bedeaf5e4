import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { testCards } from '../test-cards.ts';
import { amount, charge, getErrorCode, entries, reference, startPaymentSandbox, type Sandbox } from '../testing/start-payment-sandbox.ts';

describe('POST /authorizations', () => {
  const outcomes = testCards.flatMap(({ number, brand, transStatus = 'Y', outcome = 'approved', manner }) => {
    const result = transStatus === 'C' ? 'authenticate' : 'YA'.includes(transStatus) ? outcome : 'unauthenticated';
    return manner === undefined ? [{ number, brand, transStatus, result }] : [];
  });
  it.each(outcomes)('responds to $number ($transStatus) with $result', async ({ number, brand, result }) => {
    const { post, session } = startPaymentSandbox();
    const created = await post('tokens', { session: await session(), ...entries, number, cvc: brand === 'Tessary' ? '1234' : '123' }, {});
    const { json } = await post('authorizations', charge(String(created.json['token'])));
    expect(json).toMatchObject({ reference, outcome: result });
    expect(['authorizationId' in json, 'challenge' in json]).toEqual([result === 'approved', result === 'authenticate']);
  });

  it('responds the same for the same reference, even after a restart', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cairn-ledger-'));
    const ledgerFile = path.join(folder, 'books', 'payments.jsonl');
    const before = startPaymentSandbox({ ledgerFile });
    const token = await before.token();
    const created = await before.post('authorizations', charge(token));
    appendFileSync(ledgerFile, '{"reference":');
    const { post, token: another } = startPaymentSandbox({ ledgerFile });
    const first = await post('authorizations', charge(token));
    expect(first.json).toEqual(created.json);
    const other = await post('authorizations', charge(await another(), 'TF-2611-000002'));
    expect(other.json).toMatchObject({ outcome: 'approved' });
    expect(other.json['authorizationId']).not.toBe(first.json['authorizationId']);
    const found = await startPaymentSandbox({ ledgerFile }).get('authorizations/TF-2611-000002');
    expect(found.json).toEqual(other.json);
    rmSync(folder, { recursive: true });
  });

  it('rejects a token that is forged, sealed for a session, of another partner, of another cart or half an hour old', async () => {
    const { post, session, token, pass } = startPaymentSandbox();
    for (const wrong of ['forged', await session(), await startPaymentSandbox({ secret: 'another' }).token()])
      expect(getErrorCode(await post('authorizations', charge(wrong)))).toBe('token-invalid');
    const good = await token();
    expect(getErrorCode(await post('authorizations', charge(good, reference, { subject: 'cart-2' })))).toBe('token-invalid');
    pass(31);
    const late = await post('authorizations', charge(good));
    expect([late.status, getErrorCode(late)]).toEqual([422, 'token-expired']);
  });

  it('accepts a token under one reference only, and no longer describes it', async () => {
    const { post, session, tokenIn } = startPaymentSandbox();
    const sessionId = await session();
    const token = await tokenIn(sessionId);
    expect((await post('authorizations', charge(token))).status).toBe(200);
    expect(getErrorCode(await post('authorizations', charge(token, 'TF-2611-000002')))).toBe('token-spent');
    expect(getErrorCode(await post('describe', { token, sessionId, subject: 'cart-1' }))).toBe('token-spent');
  });

  it('lists every invalid part of a request', async () => {
    const { post, token } = startPaymentSandbox();
    const rejection = await post('authorizations', { ...charge(await token()), amountMinor: 1.5, currency: 'usd', reference: '' });
    expect(rejection.status).toBe(400);
    const { faults } = rejection.json['error'] as { readonly faults: readonly { readonly at: string }[] };
    expect(faults.map(({ at }) => at)).toEqual(['amountMinor', 'currency', 'reference']);
  });

  it('approves a slow charge six to ten seconds later, unknown until then', async () => {
    const { post, get, token, pauses } = startPaymentSandbox();
    const input = post('authorizations', charge(await token('9000000000000068')));
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    expect((await get(`authorizations/${reference}`)).status).toBe(404);
    expect(pauses[0]?.milliseconds).toBeGreaterThanOrEqual(6500);
    expect(pauses[0]?.milliseconds).toBeLessThanOrEqual(9500);
    pauses[0]?.end();
    expect((await input).json).toMatchObject({ outcome: 'approved' });
    expect((await get(`authorizations/${reference}`)).json).toMatchObject({ outcome: 'approved' });
  });

  it('never responds to a silent card and reserves nothing', async () => {
    const { post, act, token, pauses } = startPaymentSandbox();
    const input = post('authorizations', charge(await token('9000000000000076')));
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    pauses[0]?.end();
    expect((await input).status).toBe(504);
    expect((await act('void')).json).toMatchObject({ outcome: 'voided' });
  });

  it('repeats a lost response', async () => {
    const { post, token } = startPaymentSandbox();
    const lossy = await token('9000000000000084');
    expect((await post('authorizations', charge(lossy))).status).toBe(502);
    const again = await post('authorizations', charge(lossy));
    expect(again.json).toMatchObject({ outcome: 'approved' });
    expect((await post('authorizations', charge(lossy))).json).toEqual(again.json);
  });
});

describe('GET /authorizations/:reference', () => {
  it('finds an authorization with the key, even when its token has expired', async () => {
    const { post, get, call, token, pass } = startPaymentSandbox();
    const created = await post('authorizations', charge(await token()));
    pass(600);
    expect((await get(`authorizations/${reference}`)).json).toEqual(created.json);
    expect((await call(`authorizations/${reference}`)).status).toBe(401);
  });
});

describe('capture, void and refund', () => {
  const hold = async ({ post, token }: Sandbox): Promise<string> =>
    String((await post('authorizations', charge(await token()))).json['authorizationId']);

  it('capture and refund a charge once', async () => {
    const sandbox = startPaymentSandbox();
    const { act } = sandbox;
    const capture = { ...amount, authorizationId: await hold(sandbox) };
    for (let time = 0; time < 2; time += 1) expect((await act('capture', capture)).json).toMatchObject({ outcome: 'captured' });
    expect((await act('void')).json).toMatchObject({ outcome: 'captured' });
    const refund = { ...amount, refundId: 'refund-1' };
    for (let time = 0; time < 2; time += 1) expect((await act('refund', refund)).json).toMatchObject({ outcome: 'refunded' });
    expect((await act('capture', capture)).json).toMatchObject({ outcome: 'rejected' });
  });

  it('capture nothing beyond the reserved amount, under another id, or after a void', async () => {
    const sandbox = startPaymentSandbox();
    const { act } = sandbox;
    const authorizationId = await hold(sandbox);
    for (const wrong of [{ amountMinor: 13_000 }, { currency: 'EUR' }, { authorizationId: 'auth_x' }])
      expect((await act('capture', { ...amount, authorizationId, ...wrong })).json).toMatchObject({ outcome: 'rejected' });
    expect((await act('void')).json).toMatchObject({ outcome: 'voided' });
    expect((await act('capture', { ...amount, authorizationId })).json).toMatchObject({ outcome: 'rejected' });
    expect((await act('refund', { ...amount, refundId: 'refund-1' })).status).toBe(409);
  });

  it('refund parts of a charge, each once and never more than was captured', async () => {
    const sandbox = startPaymentSandbox();
    const { act } = sandbox;
    await act('capture', { ...amount, amountMinor: 10_000, authorizationId: await hold(sandbox) });
    const refund = async (refundId: string, amountMinor: number, change = {}) =>
      (await act('refund', { ...amount, refundId, amountMinor, ...change })).status;
    const statuses = [
      await refund('refund-1', 4000),
      await refund('refund-1', 4000),
      await refund('refund-1', 3000),
      await refund('refund-2', 6001),
      await refund('refund-2', 6000, { currency: 'EUR' }),
      await refund('refund-2', 6000),
      await refund('refund-2', 6000),
      await refund('refund-3', 1),
    ];
    expect(statuses).toEqual([200, 200, 409, 409, 409, 200, 200, 409]);
  });

  it('reserve nothing for an authorization that arrives after its void', async () => {
    const { post, act, token } = startPaymentSandbox();
    expect((await act('void')).json).toMatchObject({ outcome: 'voided' });
    expect((await post('authorizations', charge(await token()))).json).toEqual({ reference, outcome: 'voided' });
  });
});
