import { changeCart } from '../cart/change-cart.ts';
import { readCart } from '../cart/cart-record.ts';
import { fromWire } from '../money/minor-units.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { offeredKind, withTender } from '../tenders/tenders.ts';

/** Pays with what a token stands for, in place of a tender of the same kind. Its partner is asked before the cart is locked. */
export function createAddPaymentInstrument(ports: CheckoutPorts): Handler<'addPaymentInstrument'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { payment_method_id: kind, token, sessionId, amount } = body;
      const definition = offeredKind(ports.tenderKinds, kind, 'body/payment_method_id');
      const amountMinor = amount === undefined ? null : fromWire(amount);
      if (amount !== undefined && amountMinor === null) throw badRequest(['body/amount: must have at most two decimals']);
      await readCart(ports.db, context, basketId);
      const means = await definition.admit({ token, sessionId, basketId });
      const tender = { id: ports.ids.uuid(), kind, amountMinor, means };
      const cart = await changeCart(ports, { context, basketId }, ({ tenders }) => ({
        tenders: withTender(ports.tenderKinds, tenders, tender),
      }));
      return { body: cart };
    },
  };
}
