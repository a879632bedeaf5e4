import { describe, expect, it } from 'vitest';
import type { AccountPageModel, EntryModel } from '#commerce/account/form-model.ts';
import type { SavedPayments } from '#generated/openapi/payments.ts';
import { createAccountRequest, createFormData, signedIn } from '../../../account/testing/account-shop.ts';
import { respondWithError, type Responder } from '../../../session/testing/shop-service.ts';
import { screen } from './screen.ts';

const loaded = { messages: {}, errorMessages: { unknown: '' } };
const ids = { valid: '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55', expired: '1f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55' };
const reward = '2f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55';
const saved = {
  paymentInstruments: [
    {
      paymentInstrumentId: ids.expired,
      type: 'CREDIT_CARD',
      isDefault: true,
      isExpired: true,
      card: { brand: 'Tessary', last4: '0010', expiryMonth: 4, expiryYear: 2025 },
    },
    {
      paymentInstrumentId: ids.valid,
      type: 'CREDIT_CARD',
      label: 'Travel card',
      isDefault: false,
      isExpired: false,
      card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
    },
    {
      paymentInstrumentId: reward,
      type: 'REWARD_CARD',
      isDefault: false,
      isExpired: false,
      storedValue: { last4: '77X2', balance: 20 },
      currency: 'USD',
    },
  ],
} satisfies SavedPayments;

const path = '/consumers-v3/consumer/payment_instruments';
const session = {
  sessionId: 'ps_1',
  type: 'card',
  frameUrl: 'http://partners.test/f',
  origin: 'http://partners.test',
  expiresAt: '2026-11-21T09:00:00Z',
};
const calls: Readonly<Record<string, Responder>> = {
  [`GET ${path}`]: () => Response.json(saved),
  'GET /cart/v1/paymentSession': () => Response.json(session),
};
const open = (query = '', responses: Readonly<Record<string, Responder>> = {}) =>
  createAccountRequest(`/payments${query}`, { ...calls, ...responses }, signedIn);

const getEntries = ({ sections }: AccountPageModel): readonly EntryModel[] =>
  sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));

describe('payments page', () => {
  it('lists cards and rewards, and marks the default and expired ones', async () => {
    const page = await screen.loadCriticalData(open(), loaded);
    expect(getEntries(page)).toMatchObject([
      { lines: ['Tessary ending in 0010', 'Expired 04/25'], badge: 'Default', warning: 'Expired', forms: [] },
      { lines: ['Travel card', 'Quillon ending in 3338', 'Expires 04/29'], cardBrand: 'Quillon', forms: [{ submit: 'Make default' }] },
      { lines: ['Reward card ending in 77X2', '$20.00 left'], forms: [] },
    ]);
  });

  it('links to the forms if nothing is saved', async () => {
    const page = await screen.loadCriticalData(open('', { [`GET ${path}`]: () => Response.json({ paymentInstruments: [] }) }), loaded);
    expect(page.sections).toMatchObject([
      { empty: 'You haven’t saved a card yet.', links: [{ href: '/en-us/account/payments?add=CREDIT_CARD' }] },
      { links: [{ href: '/en-us/account/payments?add=REWARD_CODE' }, { href: '/en-us/account/payments?add=REWARD_CARD' }] },
    ]);
  });

  it('makes a card the default, renames it, and removes its name', async () => {
    const sent: unknown[] = [];
    const change: Responder = async (request) => {
      sent.push(await request.json());
      return Response.json(saved);
    };
    const responses = { [`PATCH ${path}/${ids.valid}`]: change };
    await screen.action?.(createFormData({ form: `default-${ids.valid}` }), open('', responses));
    await screen.action?.(createFormData({ form: 'rename-payment', label: 'Work' }), open(`?rename=${ids.valid}`, responses));
    await screen.action?.(createFormData({ form: 'rename-payment', label: ' ' }), open(`?rename=${ids.valid}`, responses));
    expect(sent).toEqual([{ isDefault: true }, { label: 'Work' }, { label: null }]);
  });

  it('asks for a confirmation before it deletes', async () => {
    const question = await screen.loadCriticalData(open(`?remove=${ids.valid}`), loaded);
    expect(question).toMatchObject({ title: 'Delete this card?', sections: [{ form: { lead: expect.stringContaining('3338') } }] });
    const request = open(`?remove=${ids.valid}`, { [`DELETE ${path}/${ids.valid}`]: () => Response.json(saved) });
    expect(await screen.action?.(createFormData({ form: 'remove-payment' }), request)).toBe('/en-us/account/payments?done=removed');
    expect(request.requests).toContain(`DELETE ${path}/${ids.valid} access-0`);
  });

  it("saves a card by the frame's token only with consent", async () => {
    const shown = open('?add=CREDIT_CARD');
    expect(await screen.loadCriticalData(shown, loaded)).toMatchObject({
      sections: [{ form: { fields: [{ card: { session } }, {}, {}, {}] } }],
    });
    expect(shown.requests).toContain('GET /cart/v1/paymentSession?type=card&shopOrigin=http%3A%2F%2Flocalhost%3A4000 access-0');
    const typed = { form: 'add-card', sessionId: 'ps_1', token: 'tok_1', label: '' };
    expect(await screen.action?.(createFormData(typed), open('?add=CREDIT_CARD'))).toMatchObject({
      status: 422,
      rejection: { errors: { consent: expect.anything() } },
    });
    const sent: unknown[] = [];
    const save: Responder = async (request) => {
      sent.push(await request.json());
      return Response.json(saved, { status: 201 });
    };
    const sending = open('?add=CREDIT_CARD', { [`POST ${path}`]: save });
    await screen.action?.(createFormData({ ...typed, consent: 'on' }), sending);
    expect(sent).toEqual([{ type: 'CREDIT_CARD', sessionId: 'ps_1', token: 'tok_1', consent: true }]);
    expect(sending.requests.some((call) => call.includes('paymentSession'))).toBe(false);
  });

  it.each([
    ['CREDIT_CARD', { form: 'add-card', sessionId: 's', token: 't', consent: 'on' }, 'PYT300', 'card', 'You’ve already saved this card.'],
    ['REWARD_CODE', { form: 'add-reward', code: 'WLC7' }, 'PYT300', 'code', 'You’ve already saved this reward.'],
    ['REWARD_CARD', { form: 'add-reward', code: 'WLC7' }, 'REW135', 'code', 'This reward has expired.'],
  ])('shows why a %s is rejected at its field', async (type, form, errorId, field, text) => {
    const result = await screen.action?.(
      createFormData(form),
      open(`?add=${type}`, { [`POST ${path}`]: () => respondWithError(409, errorId) }),
    );
    expect(result).toMatchObject({ rejection: { errors: { [field]: text } } });
  });

  it('shows an error above the form if the account has reached the limit', async () => {
    const result = await screen.action?.(
      createFormData({ form: 'add-reward', code: 'WLC7' }),
      open('?add=REWARD_CODE', { [`POST ${path}`]: () => respondWithError(409, 'PYT413') }),
    );
    expect(result).toMatchObject({ rejection: { notice: expect.stringContaining('delete one first'), errors: {} } });
  });
});
