import { changeCart, changeLoadedCart } from '../cart/change-cart.ts';
import { readCartWithFacts } from '../cart/read-cart.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { validateTender } from '../tenders/validate-tender.ts';
import { createVoucherInput, removeVoucher } from '../tenders/loyalty-points/vouchers-of-cart.ts';
import { addTender } from '../tenders/tenders.ts';
import { describeCartForTender } from './payment/describe-cart-for-tender.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Pays a part of the cart with a loyalty voucher, replacing the current one; null removes it. */
export function createApplyReward(ports: CheckoutPorts): Handler<'applyReward'> {
  return {
    async handle({ params: { basketId }, body: { appliedLoyaltyVoucher: voucher }, context }) {
      if (voucher === null) {
        const cart = await changeCart(ports, { context, basketId }, (before) => {
          const tenders = removeVoucher(before.tenders);
          return tenders === before.tenders ? before : { tenders };
        });
        return { body: cart };
      }
      const shop = getShopContext(context);
      const read = await readCartWithFacts(ports, shop, { context, basketId });
      const source = { basketId, context, shop, cart: describeCartForTender(ports, shop, read) };
      const { tender } = await validateTender(ports, createVoucherInput(voucher.points), source, 'body/appliedLoyaltyVoucher');
      // Applying the same voucher again is no conflict, because PUT is idempotent.
      const cart = await changeLoadedCart(ports, { context, basketId }, read, ({ tenders }) => ({
        tenders: addTender(ports.tenderKinds, removeVoucher(tenders), tender),
      }));
      return { body: cart };
    },
  };
}
