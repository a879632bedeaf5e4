import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case, ContactMessage } from '#generated/openapi/contact.ts';
import { getMailsTo } from '../authentication/testing/mailed-token.ts';
import { createEmail, startMember, validPassword } from '../authentication/testing/start-member.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { createKeyHeader } from '../orders/testing/create-ready-cart.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { handOverCases } from './cases/hand-over-cases.ts';
import type { DeskCase } from './desk/case-desk.ts';
import { createAttachment, pdf } from './testing/attachments.ts';

const contactPath = '/consumers-v3/contactus';
const warrantyPath = '/consumers-v3/consumer/warranty';
const [, styleId = '', color = ''] = reliableSku.split(':');
const productId = styleId + color;

const createMessage = (email: string, more: Partial<ContactMessage> = {}): ContactMessage => ({
  category: 'order',
  subject: 'where-is-my-order',
  firstName: 'Robin',
  lastName: 'Vale',
  email,
  message: 'Where is it?\nIt is late.',
  ...more,
});
const createWarranty = (email: string, more: object = {}): object => ({
  firstName: 'Robin',
  lastName: 'Vale',
  email,
  productId,
  purchasedOn: '2026-03-14',
  problem: 'zip',
  description: 'It does not close.',
  ...more,
});

describe('a case', () => {
  let test: TestBackend;
  let guest: Shopper;
  const taken: DeskCase[] = [];
  let failures = 0;
  beforeAll(async () => {
    const caseDesk = {
      acceptCase: async (deskCase: DeskCase) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('the desk is closed');
        }
        taken.push(deskCase);
      },
    };
    const botCheck = {
      verify: async ({ response }: { readonly response: string }) => response === 'solved',
      getChallengeUrl: () => 'https://check.example',
    };
    test = await startTestBackend({
      partners: { caseDesk, botCheck },
      botCheckRules: (_, { locale }) => (locale?.startsWith('fr') ? 'always' : 'never'),
    });
    guest = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());
  const readStatus = async (path: string, body: object, key = randomUUID(), shopper = guest): Promise<[number, unknown]> => {
    const response = await shopper.send('POST', path, body, createKeyHeader(key));
    return [response.status, await response.json()];
  };

  it('is opened with its attachments, handed over after a failure, and mailed to the sender', async () => {
    const email = createEmail();
    failures = 1;
    const attachments = [createAttachment('receipt.pdf', 'application/pdf', pdf)];
    const opened = await guest.read<Case>('POST', contactPath, createMessage(email.toUpperCase(), { attachments }), createKeyHeader());
    expect(opened).toEqual({ caseNumber: expect.stringMatching(/^C-2611-\d{6}$/), answerWithinHours: 24 });
    await test.jobs.runDue();
    expect(taken).toEqual([]);
    test.time.now = new Date(test.time.now.getTime() + 60_000);
    await test.jobs.runDue();
    expect(taken).toMatchObject([{ number: opened.caseNumber, email, attachments: [{ fileName: 'receipt.pdf' }] }]);
    expect(Buffer.from(taken[0]?.attachments[0]?.content ?? [])).toEqual(pdf);
    const [mail] = await getMailsTo(test, email);
    expect(mail?.template).toBe('contact-received');
    expect(mail?.text).toContain(opened.caseNumber);
    expect(mail?.text).toContain('Where is it?\nIt is late.');
  });

  it('is opened once for requests with the same key, concurrent or later', async () => {
    const [email, key] = [createEmail(), randomUUID()];
    const both = await Promise.all([1, 2].map(() => readStatus(contactPath, createMessage(email), key)));
    expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 201]));
    expect(both[0]?.[1]).toEqual(both[1]?.[1]);
    expect(await readStatus(contactPath, createMessage(email), key)).toEqual([200, both[0]?.[1]]);
    expect(await getMailsTo(test, email)).toHaveLength(1);
    const [other] = await readStatus(contactPath, createMessage(email), key, await startShopper(test));
    expect(other).toBe(201);
  });

  it('rejects a subject of another category', async () => {
    const [status, body] = await readStatus(contactPath, createMessage(createEmail(), { subject: 'sign-in' }));
    expect([status, body]).toMatchObject([400, { errorDetails: [{ errorId: 'API400', additionalInfo: { field: 'subject' } }] }]);
  });

  it('is not opened when an attachment is rejected', async () => {
    const email = createEmail();
    const attachments = [createAttachment('a.png', 'image/png', pdf)];
    const [status, body] = await readStatus(contactPath, createMessage(email, { attachments }));
    expect([status, body]).toMatchObject([415, { errorDetails: [{ errorId: 'CAS415', additionalInfo: { field: 'attachments.0' } }] }]);
    expect(await test.database.db.selectFrom('cases').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('requires a bot check, and opens once it is solved', async () => {
    const french = await startShopper(test, 'TARNFELL-CA', 'fr_CA');
    const key = randomUUID();
    const [status, body] = await readStatus(contactPath, createMessage(createEmail()), key, french);
    expect([status, body]).toMatchObject([403, { errorDetails: [{ errorId: 'AUT403' }] }]);
    const solved = createMessage(createEmail(), { captchaResponse: 'solved' });
    expect((await readStatus(contactPath, solved, key, french))[0]).toBe(201);
    expect((await readStatus(contactPath, createMessage(createEmail()), key, french))[0]).toBe(200);
  });

  it('can be opened for a product in its warranty', async () => {
    const email = createEmail();
    const [status, body] = await readStatus(warrantyPath, createWarranty(email));
    expect([status, body]).toMatchObject([201, { caseNumber: expect.stringMatching(/^W-2611-\d{6}$/) }]);
    const [mail] = await getMailsTo(test, email);
    expect(mail?.text).toMatch(/Zipper[^]*March 14, 2026/);
  });

  it.each([
    ['an unknown product', { productId: 'TFXXXXXX' }, 404, 'ORD404'],
    ['an unknown color', { productId: `${styleId}ZZZ` }, 404, 'ORD404'],
    ['a product of the other brand', { productId: 'SVAAAAAA' }, 404, 'ORD404'],
    ['a purchase of tomorrow', { purchasedOn: '2026-11-22' }, 400, 'API400'],
    ['a purchase before the warranty', { purchasedOn: '2024-11-20' }, 400, 'API400'],
    [
      'an address that cannot be',
      {
        address: {
          recipientFirstName: 'R',
          recipientLastName: 'V',
          addressLine1: '1 Way',
          city: 'Boulder',
          postalCode: '1234',
          stateCityProvDept: 'CO',
          country: 'US',
        },
      },
      409,
      'PYT406',
    ],
  ])('opens no warranty case for %s', async (_, more, status, errorId) => {
    expect(await readStatus(warrantyPath, createWarranty(createEmail(), more))).toMatchObject([status, { errorDetails: [{ errorId }] }]);
  });

  it('can be opened for a purchase of today at the site, and on the last day of the warranty', async () => {
    for (const purchasedOn of ['2026-11-21', '2024-11-21'])
      expect((await readStatus(warrantyPath, createWarranty(createEmail(), { purchasedOn })))[0]).toBe(201);
  });

  it('belongs to the account once the guest signs in', async () => {
    const [shopper, member] = [await startShopper(test), await startMember(test)];
    const { caseNumber } = await shopper.read<Case>('POST', contactPath, createMessage(createEmail()), createKeyHeader());
    const [guestId, customerId] = [shopper.token.customerId, member.token.customerId];
    const shop = getShopContext({ siteId: 'TARNFELL-US', locale: 'en_US' });
    const { db } = test.database;
    await db.transaction().execute((transaction) => handOverCases(transaction, { customerId, guestId, shop, now: test.time.now }));
    const owners = await db.selectFrom('cases').select('customer_id').where('number', '=', caseNumber).execute();
    expect(owners).toEqual([{ customer_id: customerId }]);
  });

  it('is exported for its customer, and deleted with the account', async () => {
    const member = await startMember(test);
    const attachments = [createAttachment('receipt.pdf', 'application/pdf', pdf)];
    const { caseNumber } = await member.read<Case>('POST', contactPath, createMessage(member.email, { attachments }), createKeyHeader());
    const path = '/consumers-v3/consumer/retrieveUserData';
    const { cases } = await member.read<{ readonly cases: readonly object[] }>('POST', path, {});
    expect(cases).toMatchObject([{ caseNumber, text: 'Where is it?\nIt is late.', attachments: ['receipt.pdf'] }]);
    await member.read('POST', path, { erasure: { password: validPassword } });
    expect(await test.database.db.selectFrom('cases').select('id').where('number', '=', caseNumber).execute()).toEqual([]);
  });
});

describe('a case without a help desk', () => {
  it('is mailed to customer service in the language of the site, and its mail is deleted with the account', async () => {
    const mailbox = 'help@tarnfell.example';
    const test = await startTestBackend({ contactRules: () => ({ answerWithinHours: 24, warrantyMonths: 24, mailbox }) });
    const guest = await startShopper(test, 'TARNFELL-CA', 'fr_CA');
    const { caseNumber } = await guest.read<Case>('POST', contactPath, createMessage(createEmail()), createKeyHeader());
    await test.jobs.runDue();
    const [mail] = await getMailsTo(test, mailbox);
    expect(mail?.text).toContain(`${caseNumber}\n`);
    expect(mail?.text).toContain('Subject: My order: Where is my order?');

    const member = await startMember(test);
    await member.read('POST', contactPath, createMessage(createEmail()), createKeyHeader());
    await test.jobs.runDue();
    expect(await getMailsTo(test, mailbox)).toHaveLength(2);
    await member.read('POST', '/consumers-v3/consumer/retrieveUserData', { erasure: { password: validPassword } });
    expect(await getMailsTo(test, mailbox)).toHaveLength(1);
    await test.close();
  }, 120_000);
});
