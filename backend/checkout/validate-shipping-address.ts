import { errorMessages } from '#generated/messages/error/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { readCart } from '../cart/read-cart.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { isComplete, validateAddress } from '../addresses/address-rules.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Validates an address field by field without storing it. */
export function createValidateShippingAddress({ db }: CheckoutPorts): Handler<'validateShippingAddress'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      await readCart(db, context, basketId);
      const { site, locale } = getShopContext(context);
      const { faults, spelt, respelt } = validateAddress(body.address, locale);
      const elsewhere = spelt.country !== undefined && spelt.country !== site.country;
      const message = getMessages(errorMessages, locale).PAY401;
      const all = [...faults, ...(elsewhere ? [{ field: 'country' as const, errorId: 'PAY401', message }] : [])];
      const suggestion = all.length === 0 && respelt && isComplete(spelt) ? spelt : undefined;
      return { body: { valid: all.length === 0, faults: all, ...(suggestion && { suggestion }) } };
    },
  };
}
