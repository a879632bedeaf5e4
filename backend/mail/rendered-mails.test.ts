import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { addPasskey, passkeysPath } from '../authentication/testing/passkey-calls.ts';
import { requestEmailChange } from '../authentication/testing/mailed-token.ts';
import { createSoftwareAuthenticator } from '../authentication/testing/software-authenticator.ts';
import { sendRequest, startMember } from '../authentication/testing/start-member.ts';
import { createShopper, startShopper } from '../cart/testing/start-shopper.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { Mail } from './mail.ts';

const sites = [
  ['TARNFELL-US', 'en_US', 'en-us', 'en-US'],
  ['SOLVANE-CA', 'en_CA', 'en-ca', 'en-CA'],
  ['TARNFELL-CA', 'fr_CA', 'fr-ca', 'fr-CA'],
  ['TARNFELL-GB', 'en_GB', 'en-gb', 'en-GB'],
  ['SOLVANE-DE', 'de_DE', 'de-de', 'de-DE'],
] as const;

const hostile = '<script>alert(1)</script>"\'&';

describe('a rendered mail', () => {
  let test: TestBackend;
  const mails: Mail[] = [];
  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => void mails.push(one);
    test = await startTestBackend({
      partners: { mail, payments: createFakePayments().port },
      linkOrigin: ({ brand }) => `https://www.${brand}.example`,
    });
    for (const [siteid, locale] of sites) {
      const member = await startMember(test, { subscriptions: { newsletterConsent: true } }, { siteid, locale });
      await sendRequest(test, '/consumers-v3/consumer/resetpassword', { email: member.email }, { siteid, locale });
      await test.jobs.runDue();
      const next = await member.read<TokenResponse>('POST', '/consumers-v3/consumer/changepassword', {
        currentPassword: member.password,
        newPassword: 'Rainy-Trail-8',
        confirmPassword: 'Rainy-Trail-8',
      });
      const owner = createShopper(test, next, { siteid, locale });
      const origin = `https://${siteid.split('-')[0]?.toLowerCase()}.example`;
      const passkey = await addPasskey(owner, createSoftwareAuthenticator(), '<b>My phone</b>', origin);
      await owner.send('DELETE', `${passkeysPath}/${passkey.id}`);
      await owner.send('POST', '/consumers-v3/consumer/email/link');
      const { confirm } = await requestEmailChange(test, { ...member, ...owner, password: 'Rainy-Trail-8' });
      await owner.send('POST', '/consumers-v3/confirmemail', { token: confirm });
    }
    const shopper = await startShopper(test);
    const { id, version } = await createReadyCart(shopper);
    await shopper.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    await test.jobs.runDue();
  }, 120_000);
  afterAll(() => test.close());

  it('exists for every kind in every language', () => {
    expect(mails).toHaveLength(sites.length * 10 + 1);
    expect(new Set(mails.map(({ locale }) => locale)).size).toBe(sites.length);
  });

  it('has HTML in its language that runs and fetches nothing, and links to its own shop', () => {
    for (const { html, brand, locale, subject } of mails) {
      const elements = parseElements(html);
      const document = elements.find(({ tag }) => tag === 'html');
      expect(document?.attributes['lang']).toBe(sites.find(([, , path]) => path === locale)?.[3]);
      expect(elements.find(({ tag }) => tag === 'h1')?.text).toBe(subject);
      const forbidden = elements.filter(
        ({ tag, attributes }) =>
          /^(?:script|img|link|iframe|form|input|object|svg|video)$/.test(tag) ||
          Object.keys(attributes).some((name) => /^(?:on.+|src|background)$/.test(name)),
      );
      expect(forbidden).toEqual([]);
      expect(html).not.toMatch(/url\(|@import|@font-face/);
      const links = elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes['href'] ?? '');
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(new RegExp(String.raw`^https://www\.${brand}\.example/${locale}(?:/|$)`));
    }
  });

  it('has the same content as text and as HTML', () => {
    for (const { html, text } of mails) {
      const shown = parseElements(html).find(({ tag }) => tag === 'body')?.text ?? '';
      for (const line of text
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split('\n')
        .filter(Boolean)) {
        const [label = '', value] = line.split(/: (?=[^:]+$)/);
        expect(shown).toContain(label);
        if (value !== undefined) expect(shown).toContain(value);
      }
    }
  });

  it('escapes markup in text', async () => {
    const { outbox } = test.backend;
    const id = (await outbox.list(['email'])).entries[0]?.id ?? '';
    const parts = [
      { kind: 'paragraph', text: hostile },
      { kind: 'link', label: hostile, href: `https://www.tarnfell.example/en-us?q=${hostile}` },
      { kind: 'lines', title: hostile, lines: [hostile] },
      { kind: 'rows', title: hostile, rows: [{ label: hostile, value: hostile }] },
    ];
    const payload = JSON.stringify({ brand: 'tarnfell', subject: hostile, parts });
    await test.database.db.updateTable('outbox').set({ payload }).where('id', '=', id).execute();
    const html = (await outbox.find(id))?.html ?? '';
    expect(html).not.toContain(hostile);
    expect(parseElements(html).filter(({ tag }) => tag === 'script')).toEqual([]);
  });
});
