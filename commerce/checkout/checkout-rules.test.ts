import { describe, expect, it } from 'vitest';
import type { Country } from '#generated/openapi/utilities.ts';
import { digitalCart, sampleCart, unpaidCart } from '../cart/cart.fixtures.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import { isSameAddress, toAddressInput, toAddressValues } from './address/address-input.ts';
import { parseFrameMessage } from './tenders/card/card-frame-messages.ts';
import { sampleCountries } from './checkout.fixtures.ts';
import { parseDeliveryDays } from './delivery/delivery-time.ts';
import { createDraftStore } from './address/draft-store.ts';
import { getAttemptKey, endAttempt } from './order/order-attempt.ts';
import { getStep } from './steps/steps.ts';

const [us, gb] = sampleCountries as [Country, Country];
const address = sampleCart.shippingAddress ?? undefined;

describe('steps of the checkout', () => {
  const { shippingAddress: _, billingAddress: __, ...open } = unpaidCart;
  it('start with shipping and end at the first incomplete step', () => {
    expect(getStep(null, open)).toBe('shipping');
    expect(getStep('summary', open)).toBe('shipping');
    expect(getStep(null, { ...open, shippingAddress: sampleCart.shippingAddress }), 'the first unfinished step').toBe('billing');
    expect(getStep('summary', { ...open, shippingAddress: sampleCart.shippingAddress })).toBe('billing');
    expect(getStep('summary', sampleCart)).toBe('summary');
  });

  it('end before the review step while payments do not cover the total', () => {
    const [card] = sampleCart.payment_instruments;
    if (!card) throw new Error('the fixture has a payment');
    const part = { ...card, payment_method_id: 'GIFT_CARD', amount: 100 } as const;
    const partlyPaid = { ...sampleCart, payment_instruments: [part], totals: { ...sampleCart.totals, remainingToPay: 292.22 } };
    expect([getStep(null, partlyPaid), getStep('summary', partlyPaid)]).toEqual(['billing', 'billing']);
  });

  it('end at the review step for a cart with nothing to pay', () => {
    expect(getStep('summary', { ...sampleCart, payment_instruments: [] })).toBe('summary');
  });

  it('allow earlier steps at any time and start a complete cart at the review step', () => {
    expect(getStep('shipping', sampleCart)).toBe('shipping');
    expect(getStep('billing', sampleCart)).toBe('billing');
    expect(getStep(null, sampleCart)).toBe('summary');
    expect(getStep('elsewhere', sampleCart)).toBe('summary');
  });
});

describe('steps for digital goods', () => {
  const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };
  it('require only a contact and a payment', () => {
    expect(getStep('summary', digitalCart)).toBe('shipping');
    expect(getStep('summary', { ...digitalCart, contact })).toBe('billing');
    expect(getStep(null, { ...digitalCart, contact, totals: sampleCart.totals })).toBe('summary');
  });

  it('require an address as soon as the cart has other goods', () => {
    const shippingMethods = [...digitalCart.shippingMethods, ...sampleCart.shippingMethods];
    expect(getStep('summary', { ...digitalCart, contact, shippingMethods })).toBe('shipping');
  });
});

describe('addresses', () => {
  const values = address ? toAddressValues(address) : {};

  it('stay unchanged after conversion to form values and back', () => {
    const { id: _, approachType: __, main: ___, ...input } = address ?? ({} as never);
    expect(toAddressInput(values, us, 'shipping', allPhones)).toEqual(input);
  });

  it('have only the fields of their country in requests, in its spelling', () => {
    const input = toAddressInput({ ...values, postalCode: 'sw1a1aa' }, gb, 'billing', allPhones);
    expect(input).toMatchObject({ postalCode: 'SW1A 1AA', country: 'GB' });
    expect(Object.keys(input)).not.toContain('stateCityProvDept');
    expect(Object.keys(input)).not.toContain('recipientContactEmail');
  });

  it('count as the same place for different recipients', () => {
    const input = toAddressInput(values, us, 'shipping', allPhones);
    expect(isSameAddress(input, { ...input, recipientFirstName: 'Kim' })).toBe(true);
    expect(isSameAddress(input, { ...input, postalCode: '80301' })).toBe(false);
  });
});

describe('draft store', () => {
  const remaining = new Map<string, string>();
  const memory = {
    getItem: (key: string) => remaining.get(key) ?? null,
    setItem: (key: string, value: string) => void remaining.set(key, value),
    removeItem: (key: string) => void remaining.delete(key),
  };

  it('stores drafts per form and cart until they are sent', () => {
    const draft = createDraftStore(() => memory, 'shipping', 'cart-1');
    draft.write({ city: 'Boulder' });
    expect(draft.read()).toEqual({ city: 'Boulder' });
    expect(createDraftStore(() => memory, 'billing', 'cart-1').read()).toBeUndefined();
    expect(createDraftStore(() => memory, 'shipping', 'cart-2').read()).toBeUndefined();
    draft.forget();
    expect(draft.read()).toBeUndefined();
  });

  it('stores nothing without storage and ignores invalid drafts', () => {
    const createClosedStorage = (): typeof memory => {
      throw new DOMException('denied', 'SecurityError');
    };
    const draft = createDraftStore(createClosedStorage, 'shipping', 'cart-1');
    draft.write({ city: 'Boulder' });
    expect(draft.read()).toBeUndefined();
    remaining.set('cairn.draft:shipping:cart-1', '{"city":7,"postalCode":"80302"}');
    expect(createDraftStore(() => memory, 'shipping', 'cart-1').read()).toEqual({ postalCode: '80302' });
    remaining.set('cairn.draft:shipping:cart-1', '{');
    expect(createDraftStore(() => memory, 'shipping', 'cart-1').read()).toBeUndefined();
  });
});

describe('order attempt', () => {
  it('reuses its key across clicks and reloads until it is rejected', () => {
    const values = new Map<string, string>();
    const store = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    let created = 0;
    const getKey = (cart: string) => getAttemptKey(store, cart, () => `key-${(created += 1)}`);
    expect([getKey('a'), getKey('a'), getKey('b')]).toEqual(['key-1', 'key-1', 'key-2']);
    endAttempt(store, 'a');
    expect([getKey('a'), getKey('b')]).toEqual(['key-3', 'key-2']);
  });

  it('works without storage', () => {
    const createClosedStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = { getItem: createClosedStorage, setItem: createClosedStorage, removeItem: createClosedStorage };
    expect(getAttemptKey(store, 'a', () => 'key')).toBe('key');
    endAttempt(store, 'a');
  });
});

describe('parseFrameMessage', () => {
  const session = { origin: 'https://pay.partner.example', sessionId: 'ps_1' };
  const frame = {};
  const from = (data: unknown, origin = session.origin, source: unknown = frame) =>
    parseFrameMessage({ origin, source: source as MessageEventSource, data }, session, frame);
  const token = { type: 'cairn:card-token', sessionId: 'ps_1', token: 'tok_1' };

  it('accepts messages only from the frame’s window, origin and session', () => {
    expect(from(token)).toEqual({ type: 'cairn:card-token', token: 'tok_1' });
    expect(from(token, 'https://evil.example')).toBeUndefined();
    expect(from(token, session.origin, {})).toBeUndefined();
    expect(from({ ...token, sessionId: 'ps_2' })).toBeUndefined();
    expect(from({ ...token, token: 7 })).toBeUndefined();
    expect(from('cairn:card-token')).toBeUndefined();
  });

  it('limits the height of the frame', () => {
    expect(from({ type: 'cairn:card-resize', sessionId: 'ps_1', height: 1e9 })).toEqual({ type: 'cairn:card-resize', height: 900 });
  });
});

it('deliveryDays returns the first number of days', () => {
  expect(['same day', '3-5', '10-14', '2', 'soon'].map(parseDeliveryDays)).toEqual([0, 3, 10, 2, 1]);
});
