import { changeReadCart } from '../cart/change-cart.ts';
import { readCartWithGoods } from '../cart/read-cart.ts';
import { fromWire } from '../money/minor-units.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { offeredKind, withTender } from '../tenders/tenders.ts';

/** Pays with what a token stands for, in place of a tender of the same kind. Its partner is asked between reading the cart and storing it; nothing is locked meanwhile. */
export function createAddPaymentInstrument(ports: CheckoutPorts): Handler<'addPaymentInstrument'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { payment_method_id: kind, token, sessionId, amount } = body;
      const definition = offeredKind(ports.tenderKinds, kind, 'body/payment_method_id');
      const amountMinor = amount === undefined ? null : fromWire(amount);
      if (amount !== undefined && amountMinor === null) throw badRequest(['body/amount: must have at most two decimals']);
      const read = await readCartWithGoods(ports, shopOf(context), { context, basketId });
      const { means, binding } = await definition.admit({ token, sessionId, basketId });
      const tender = { id: ports.ids.uuid(), kind, amountMinor, means };
      const cart = await changeReadCart(ports, { context, basketId, binding }, read, ({ tenders }) => ({
        tenders: withTender(ports.tenderKinds, tenders, tender),
      }));
      return { body: cart };
    },
  };
}
