import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import {
  card,
  charge,
  getErrorCode,
  reference,
  sessionInput,
  startPaymentSandbox,
  type Sandbox,
} from '../testing/start-payment-sandbox.ts';

const subject = 'customer-1';
const storing = { purpose: 'store-card', subject };

async function storeCard(sandbox: Sandbox, number?: string) {
  const sessionId = await sandbox.session(storing);
  const request = { token: await sandbox.tokenIn(sessionId, number), sessionId, subject };
  const stored = await sandbox.post('cards', request);
  return { request, stored, vaultId: String(stored.json['vaultId']) };
}
const deleteCard = ({ call }: Sandbox, vaultId: string) =>
  call(`cards/${vaultId}`, { method: 'DELETE', headers: { 'x-partners-key': 'the key' } });

/** Pays with the security code of a stored card. */
async function payWithStored(sandbox: Sandbox, vaultId: string, cvc = '123') {
  const sessionId = await sandbox.session({ purpose: 'security-code', vaultId });
  const { token } = (await sandbox.post('tokens', { session: sessionId, cvc }, {})).json;
  const described = await sandbox.post('describe', { token, sessionId, subject: 'cart-1' });
  return { described: described.json, outcome: (await sandbox.post('authorizations', charge(String(token)))).json['outcome'] };
}

describe('the stored card', () => {
  it('is stored once per token, which cannot pay', async () => {
    const sandbox = startPaymentSandbox();
    const { request, stored, vaultId } = await storeCard(sandbox);
    expect(stored.json).toEqual({ vaultId: expect.stringMatching(/^card_/), card });
    expect((await sandbox.post('cards', request)).json).toEqual(stored.json);
    expect(getErrorCode(await sandbox.post('authorizations', charge(request.token, reference, { subject })))).toBe('token-invalid');
    expect(getErrorCode(await sandbox.post('cards', { ...request, subject: 'customer-2' }))).toBe('token-invalid');
    const paying = await sandbox.session();
    const foreign = { token: await sandbox.tokenIn(paying), sessionId: paying, subject: 'cart-1' };
    expect(getErrorCode(await sandbox.post('cards', foreign))).toBe('token-invalid');
    expect((await storeCard(sandbox)).vaultId).not.toBe(vaultId);
  });

  it.each([
    ['9000111122223338', '123', 'approved'],
    ['9000111122223338', '000', 'declined'],
    ['9000000000000027', '123', 'declined'],
    ['9000000000000050', '123', 'authenticate'],
  ])('%s pays with the security code %s: %s', async (number, cvc, outcome) => {
    const sandbox = startPaymentSandbox();
    const { vaultId } = await storeCard(sandbox, number);
    const paid = await payWithStored(sandbox, vaultId, cvc);
    expect(paid).toMatchObject({ described: { vaultId, card: { last4: number.slice(-4) } }, outcome });
  });

  it('asks for its security code in a frame with that field only', async () => {
    const sandbox = startPaymentSandbox();
    const { vaultId } = await storeCard(sandbox);
    const sessionId = await sandbox.session({ purpose: 'security-code', vaultId });
    const { text } = await sandbox.call(`card-frame?session=${sessionId}`);
    expect(findByTag(text, 'input').map(({ attributes }) => attributes.id)).toEqual(['cvc']);
    const rejection = await sandbox.post('tokens', { session: sessionId, cvc: '12' }, {});
    expect(rejection.json['error']).toMatchObject({ faults: { cvc: 'incomplete' } });
  });

  it('cannot be used once it is deleted', async () => {
    const sandbox = startPaymentSandbox();
    const { request, vaultId } = await storeCard(sandbox);
    const sessionId = await sandbox.session({ purpose: 'security-code', vaultId });
    for (let time = 0; time < 2; time += 1) expect((await deleteCard(sandbox, vaultId)).json).toEqual({ outcome: 'deleted' });
    expect(getErrorCode(await sandbox.post('sessions', { ...sessionInput, purpose: 'security-code', vaultId }))).toBe('token-invalid');
    expect((await sandbox.call(`card-frame?session=${sessionId}`)).status).toBe(410);
    expect(getErrorCode(await sandbox.post('tokens', { session: sessionId, cvc: '123' }, {}))).toBe('card-deleted');
    expect(getErrorCode(await sandbox.post('cards', request))).toBe('token-spent');
  });

  it('survives a restart, without its number in a file', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cairn-vault-'));
    const vaultFile = path.join(folder, 'cards.jsonl');
    const { vaultId } = await storeCard(startPaymentSandbox({ vaultFile }), '9000 1111 2222 3338');
    expect((await payWithStored(startPaymentSandbox({ vaultFile }), vaultId)).outcome).toBe('approved');
    expect(readFileSync(vaultFile, 'utf8')).not.toMatch(/3338|Quillon/);
    rmSync(folder, { recursive: true });
  });
});

describe('the authorization with storeCard', () => {
  it('stores the card of an approved charge only', async () => {
    const sandbox = startPaymentSandbox();
    const pay = async (number: string, of: string) =>
      (await sandbox.post('authorizations', charge(await sandbox.token(number), of, { storeCard: true }))).json;
    const { vaultId } = await pay('9000111122223338', 'TF-2611-000001');
    expect((await payWithStored(sandbox, String(vaultId))).described).toMatchObject({ vaultId, card });
    expect((await sandbox.get('authorizations/TF-2611-000001')).json).toMatchObject({ outcome: 'approved', vaultId });
    expect(await pay('9000000000000027', 'TF-2611-000002')).not.toHaveProperty('vaultId');
  });

  it('deletes the card again when it is voided', async () => {
    const sandbox = startPaymentSandbox();
    const token = await sandbox.token();
    const { vaultId } = (await sandbox.post('authorizations', charge(token, reference, { storeCard: true }))).json;
    await sandbox.act('void');
    expect(getErrorCode(await sandbox.post('sessions', { ...sessionInput, purpose: 'security-code', vaultId }))).toBe('token-invalid');
  });

  it('stores the card after the challenge', async () => {
    const sandbox = startPaymentSandbox();
    const token = await sandbox.token('9000000000000050');
    const { challenge } = (await sandbox.post('authorizations', charge(token, reference, { storeCard: true }))).json;
    const { authenticationId } = challenge as { readonly authenticationId: string };
    await sandbox.submit(`acs/${authenticationId}`, { action: 'confirm', code: '246810', attempt: '0' });
    expect((await sandbox.get(`authorizations/${reference}`)).json).toMatchObject({ vaultId: expect.stringMatching(/^card_/) });
  });
});
