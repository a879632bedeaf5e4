import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { amount, charge, reference, returnUrl, shopOrigin, startPaymentSandbox, type Sandbox } from '../testing/start-payment-sandbox.ts';
import { rightCode } from './issuer-name.ts';

const challenged = '9000000000000050';
const confirm = (code: string, attempt = 0) => ({ action: 'confirm', code, attempt: String(attempt) });
const cancel = { action: 'cancel', attempt: '0' };

async function startChallenge(sandbox: Sandbox, number = challenged, more: object = {}) {
  const { json } = await sandbox.post('authorizations', charge(await sandbox.token(number), reference, more));
  const challenge = json['challenge'] as { readonly authenticationId: string; readonly frameUrl: string; readonly redirectUrl: string };
  const readOutcome = async (): Promise<unknown> => (await sandbox.get(`authorizations/${reference}`)).json['outcome'];
  return { ...challenge, page: `acs/${challenge.authenticationId}`, outcome: readOutcome };
}

describe('the challenge of an issuer', () => {
  it('approves the charge after the right code, and stays approved', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    expect(await outcome()).toBe('authenticate');
    const sent = await sandbox.submit(page, confirm('246 810'));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/payments/${page}`]);
    for (const late of [cancel, confirm('1'), confirm(rightCode)]) await sandbox.submit(page, late);
    expect(await outcome()).toBe('approved');
    const { json } = await sandbox.get(`authorizations/${reference}`);
    const capture = { ...amount, authorizationId: json['authorizationId'] };
    expect((await sandbox.act('capture', capture)).json).toMatchObject({ outcome: 'captured' });
    expect((await sandbox.call(page)).text).not.toContain('<form');
  });

  it.each([
    ['9000000000000134', 'unauthenticated'],
    ['9000000000000159', 'declined'],
  ])('ends for %s as %s although the code is right', async (number, result) => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox, number);
    await sandbox.submit(page, confirm(rightCode));
    expect(await outcome()).toBe(result);
  });

  it('fails after three wrong codes, and counts a form sent twice as one', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    await sandbox.submit(page, confirm('111111'));
    await sandbox.submit(page, confirm('111111'));
    expect((await sandbox.call(page)).text).toContain('2 tries left');
    await sandbox.submit(page, confirm('222222', 1));
    expect(await outcome()).toBe('authenticate');
    await sandbox.submit(page, confirm('333333', 2));
    expect(await outcome()).toBe('unauthenticated');
    await sandbox.submit(page, confirm(rightCode, 3));
    expect(await outcome()).toBe('unauthenticated');
  });

  it('ends when the shopper cancels', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    await sandbox.submit(page, cancel);
    expect(await outcome()).toBe('unauthenticated');
    expect((await sandbox.call(page)).text).toContain('You canceled the payment');
  });

  it('ends when it expires', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    expect((await sandbox.call(page)).headers.get('refresh')).toBe('601');
    sandbox.pass(10);
    await sandbox.submit(page, confirm(rightCode));
    expect(await outcome()).toBe('unauthenticated');
  });

  it('ends when the shop voids the charge', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    expect((await sandbox.act('void')).json).toMatchObject({ outcome: 'voided' });
    await sandbox.submit(page, confirm(rightCode));
    expect(await outcome()).toBe('voided');
    expect((await sandbox.call(page)).text).toContain('The shop stopped this payment');
  });

  it('survives a restart, and its card number is not stored', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cairn-challenge-'));
    const ledgerFile = path.join(folder, 'payments.jsonl');
    const { page } = await startChallenge(startPaymentSandbox({ ledgerFile }));
    const sandbox = startPaymentSandbox({ ledgerFile });
    await sandbox.submit(page, confirm(rightCode));
    expect((await sandbox.get(`authorizations/${reference}`)).json).toMatchObject({ outcome: 'approved' });
    expect(readFileSync(ledgerFile, 'utf8')).not.toContain(challenged);
    rmSync(folder, { recursive: true });
  });
});

describe('the page of a challenge', () => {
  it('shows shop, amount and card, in a frame of the shop only', async () => {
    const sandbox = startPaymentSandbox();
    const device = {
      language: 'en',
      colorDepth: 24,
      screenWidth: 390,
      screenHeight: 844,
      timeZoneOffset: 0,
      challengeWindowSize: '250x400',
    };
    const { page, frameUrl } = await startChallenge(sandbox, challenged, { device });
    expect(frameUrl).toBe(`https://partners.example/payments/${page}`);
    const shown = await sandbox.call(page);
    expect(findByTag(shown.text, 'dd').map(({ text }) => text)).toEqual(['Tarnfell', '$129.00', 'Quillon •••• 0050']);
    expect(findByTag(shown.text, 'html')[0]?.attributes).toEqual({ lang: 'en-us', 'data-window': '250x400' });
    expect(shown.text).toContain(rightCode);
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self'; frame-ancestors ${new URL(shopOrigin).host};`);
    expect(policy).toContain("trusted-types 'none'");
    expect(findByTag(shown.text, 'label').map(({ attributes }) => attributes.for)).toEqual(['code']);
  });

  it('returns to the shop with the id of the authentication in a full window', async () => {
    const sandbox = startPaymentSandbox();
    const { page, redirectUrl, authenticationId } = await startChallenge(sandbox);
    expect(redirectUrl).toBe(`https://partners.example/payments/${page}?window=whole`);
    const shown = await sandbox.call(`${page}?window=whole`);
    expect(shown.headers.get('content-security-policy')).toContain(`form-action 'self' ${shopOrigin}; frame-ancestors 'none'`);
    const back = `${returnUrl}?authentication=${authenticationId}`;
    expect((await sandbox.submit(`${page}?window=whole`, confirm('1'))).headers.get('location')).toBe(`/payments/${page}?window=whole`);
    expect((await sandbox.submit(`${page}?window=whole`, confirm(rightCode))).headers.get('location')).toBe(back);
    expect((await sandbox.call(`${page}?window=whole`)).headers.get('location')).toBe(back);
  });

  it('rejects strangers and forms of other pages', async () => {
    const sandbox = startPaymentSandbox();
    const { page, outcome } = await startChallenge(sandbox);
    expect((await sandbox.call('acs/authn_other')).status).toBe(404);
    expect((await sandbox.submit(page, confirm(rightCode), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await outcome()).toBe('authenticate');
  });
});
