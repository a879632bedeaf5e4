import { describe, expect, it } from 'vitest';
import type { AddressValidation, ShipmentMethods } from '#generated/openapi/cart.ts';
import { startShopper } from '../cart/testing/start-shopper.ts';
import { address, createCardInput, contact, giftCardSku } from '../orders/testing/create-ready-cart.ts';
import { isPostBox } from '../addresses/post-box.ts';
import { validateAddress } from '../addresses/address-rules.ts';
import { setUpCheckout } from './testing/set-up-checkout.ts';

describe('the checkout of a cart', () => {
  const checkout = setUpCheckout();

  const shipTo = (id: string, more: object = {}) =>
    checkout.shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address: { ...address, ...more } });
  const expectRejection = (id: string, more: object) =>
    checkout.shopper.expectError('POST', `/cart/v2/cart/${id}/shippingAddress`, { address: { ...address, ...more } });

  it('charges the tax of the destination state, and removes it with the address', async () => {
    const { id } = await checkout.shopper.createCart();
    const shipped = await shipTo(id);
    expect(shipped.totals.tax).toBe(Math.round(shipped.totals.itemTotal * 2.9) / 100);
    expect(shipped).toMatchObject({ email: 'robin@example.com', shippingAddress: { approachType: 'S', postalCode: '80302' } });
    expect((await shipTo(id, { stateCityProvDept: 'or', postalCode: '97201' })).totals.tax).toBe(0);
    const addressId = (await shipTo(id)).shippingAddress?.id;
    const without = await checkout.shopper.read('DELETE', `/cart/v2/cart/${id}/shippingAddress`, { addressId });
    expect([without.shippingAddress, without.totals.tax]).toEqual([undefined, 0]);
  });

  it('rejects invalid addresses, and names the invalid field', async () => {
    const { id } = await checkout.shopper.createCart();
    expect(await expectRejection(id, { postalCode: '8030' })).toMatchObject({
      status: 409,
      errorId: 'PYT406',
      detail: { additionalInfo: { field: 'postalCode' } },
    });
    expect(await expectRejection(id, { stateCityProvDept: 'ZZ' })).toMatchObject({ status: 409, errorId: 'PYT406' });
    expect(await expectRejection(id, { country: 'CA', stateCityProvDept: 'ON', postalCode: 'K1A 0B1' })).toMatchObject({
      status: 409,
      errorId: 'PAY401',
    });
    expect(await expectRejection(id, { city: '' })).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('sends digital goods to a contact, and replaces it by an address with an email address', async () => {
    const { id } = await checkout.shopper.createCart(giftCardSku);
    const path = `/cart/v2/cart/${id}/shippingAddress`;
    expect(await checkout.shopper.read('POST', path, { shippingId: 'digital', contact })).toMatchObject({
      contact,
      email: contact.recipientContactEmail,
    });
    const addressed = await shipTo(id);
    expect([addressed.contact, addressed.email]).toEqual([undefined, address.recipientContactEmail]);
  });

  it.each([
    ['a contact without a shipment', { contact }, 400, 'API400'],
    ['a contact for a parcel', { shippingId: 'me', contact }, 400, 'API400'],
    ['an address for what is digital', { shippingId: 'digital', address }, 400, 'API400'],
    ['an unknown shipment', { shippingId: 'elsewhere', address }, 400, 'API400'],
    ['an unknown shipment for a contact', { shippingId: 'elsewhere', contact }, 400, 'API400'],
    ['both', { shippingId: 'digital', address, contact }, 400, 'API400'],
    ['neither', { shippingId: 'digital' }, 400, 'API400'],
    [
      'an e-mail address that cannot be',
      { shippingId: 'digital', contact: { ...contact, recipientContactEmail: 'a@b..c' } },
      400,
      'API400',
    ],
  ])('rejects %s', async (_, body, status, errorId) => {
    const { id } = await checkout.shopper.createCart(giftCardSku);
    expect(await checkout.shopper.expectError('POST', `/cart/v2/cart/${id}/shippingAddress`, body)).toMatchObject({ status, errorId });
    expect((await checkout.shopper.read('GET', `/cart/v1/cart/${id}`)).contact).toBeUndefined();
  });

  it('rejects express to a PO box, whichever is chosen first', async () => {
    const { id } = await checkout.shopper.createCart();
    const express = { basketId: id, code: 'express' };
    const chosen = await checkout.shopper.read('POST', '/cart/v1/shippingMethod', express);
    expect(chosen).toMatchObject({ shippingMethods: [{ shippingId: 'me', code: 'express' }], totals: { shipping: 18 } });
    expect(await expectRejection(id, { addressLine1: 'P.O. Box 12' })).toMatchObject({ status: 409, errorId: 'SHP500' });
    await checkout.shopper.read('POST', '/cart/v1/shippingMethod', { basketId: id, shippingId: 'me', code: 'standard' });
    await shipTo(id, { addressLine1: 'PO Box 12' });
    expect(await checkout.shopper.expectError('POST', '/cart/v1/shippingMethod', express)).toMatchObject({
      status: 409,
      errorId: 'SHP500',
    });
    const methods = await checkout.shopper.read<ShipmentMethods>('GET', `/cart/v1/cart/${id}/shippingMethod/me`);
    expect(methods.applicableShippingMethods.map(({ code }) => code)).toEqual(['standard']);
    expect(await checkout.shopper.expectError('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'pickup' })).toMatchObject({
      status: 400,
    });
    expect(await checkout.shopper.expectError('GET', `/cart/v1/cart/${id}/shippingMethod/elsewhere`)).toMatchObject({ status: 404 });
  });

  it('validates and normalizes an address field by field without storing it', async () => {
    const { id } = await checkout.shopper.createCart();
    const validateDraft = (draft: object) =>
      checkout.shopper.read<AddressValidation>('POST', `/cart/v1/cart/${id}/shippingAddress/validation`, { address: draft });
    expect(await validateDraft({ country: 'US' })).toMatchObject({ valid: false });
    expect(await validateDraft(address)).toEqual({ valid: true, faults: [] });
    expect(await validateDraft({ ...address, city: ' Boulder ', stateCityProvDept: 'co' })).toEqual({
      valid: true,
      faults: [],
      suggestion: address,
    });
    expect((await checkout.shopper.read('GET', `/cart/v1/cart/${id}`)).shippingAddress).toBeUndefined();
  });

  it('returns address errors in the language of the request', async () => {
    const quebecer = await startShopper(checkout.test, 'TARNFELL-CA', 'fr_CA');
    const { id } = await quebecer.createCart();
    const draft = { address: { ...address, city: '' } };
    const response = await quebecer.read<AddressValidation>('POST', `/cart/v1/cart/${id}/shippingAddress/validation`, draft);
    expect(response.faults).toEqual([
      { field: 'city', errorId: 'PYT406', message: 'Ce champ est obligatoire' },
      { field: 'country', errorId: 'PAY401', message: 'Cette boutique ne livre pas dans ce pays.' },
    ]);
  });

  it('bills to the shipping address or another, in any country', async () => {
    const { id } = await checkout.shopper.createCart();
    const bill = `/cart/v1/cart/${id}/billingAddress`;
    expect(await checkout.shopper.expectError('POST', bill, { sameAsShipping: true })).toMatchObject({ status: 409, errorId: 'PYT406' });
    await shipTo(id);
    const same = await checkout.shopper.read('POST', bill, { sameAsShipping: true });
    expect(same.billingAddress).toMatchObject({ approachType: 'B', postalCode: '80302' });
    const abroad = { ...address, country: 'DE', postalCode: '10115', city: 'Berlin', stateCityProvDept: '' };
    expect((await checkout.shopper.read('POST', bill, { address: abroad })).billingAddress).toMatchObject({ country: 'DE' });
    const cart = await checkout.shopper.read('DELETE', bill, { addressId: 'unknown' });
    const after = await checkout.shopper.read('DELETE', bill, { addressId: cart.billingAddress?.id });
    expect([cart.billingAddress?.country, after.billingAddress]).toEqual(['DE', undefined]);
  });

  it('returns 404 for another customer’s cart from every operation', async () => {
    const { id } = await checkout.shopper.createCart();
    const other = await startShopper(checkout.test);
    const calls: readonly [string, string, unknown?][] = [
      ['POST', `/cart/v2/cart/${id}/shippingAddress`, { address }],
      ['DELETE', `/cart/v2/cart/${id}/shippingAddress`, { addressId: 'x' }],
      ['POST', `/cart/v1/cart/${id}/shippingAddress/validation`, { address }],
      ['POST', `/cart/v1/cart/${id}/billingAddress`, { address }],
      ['DELETE', `/cart/v1/cart/${id}/billingAddress`, { addressId: 'x' }],
      ['POST', '/cart/v1/shippingMethod', { basketId: id, code: 'standard' }],
      ['GET', `/cart/v1/cart/${id}/shippingMethod/me`],
      ['GET', `/cart/v1/cart/${id}/paymentMethods`],
      ['GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`],
      ['POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(checkout.shopper, id)],
      ['DELETE', `/cart/v1/cart/${id}/paymentInstruments`, { paymentInstrumentId: 'x' }],
      ['POST', '/cart/v1/cart/prepareOrder', { cartId: id }],
    ];
    for (const [method, path, body] of calls) {
      expect([method, path, await other.expectError(method, path, body)]).toMatchObject([method, path, { status: 404, errorId: 'BSK404' }]);
    }
  });
});

describe('addresses', () => {
  it.each([
    ['US', '80302-1234', 'CO', true],
    ['US', '8030', 'CO', false],
    ['CA', 'k1a0b1', 'on', true],
    ['CA', 'K1A 0B1', 'CO', false],
    ['GB', 'sw1a1aa', '', true],
    ['GB', 'SW1', '', false],
    ['DE', '10115', '', true],
    ['DE', '1011', '', false],
  ])('are validated by the country: %s with %s and %s', (country, postalCode, stateCityProvDept, valid) => {
    expect(validateAddress({ ...address, country, postalCode, stateCityProvDept }).faults.length === 0).toBe(valid);
  });

  it('normalize the postal code to the format of the country', () => {
    const spelt = validateAddress({ ...address, country: 'CA', postalCode: 'k1a0b1', stateCityProvDept: 'on' });
    expect(spelt).toMatchObject({ respelt: true, spelt: { postalCode: 'K1A 0B1', stateCityProvDept: 'ON' } });
  });

  it.each(['P.O. Box 4', 'po box 4', 'Post Office Box 4', 'Postfach 12', 'C.P. 123', 'BP 12', 'Case postale 3'])(
    'detect a PO box in %s',
    (line) => {
      expect(isPostBox({ addressLine1: line })).toBe(true);
    },
  );

  it('distinguish a street from a PO box', () => {
    for (const addressLine1 of ['12 Boxwood Lane', 'Postfeldweg 3', '4 Cape Road']) expect(isPostBox({ addressLine1 })).toBe(false);
  });
});
