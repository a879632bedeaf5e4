import { changeCart, changeLoadedCart } from '../cart/change-cart.ts';
import { readCartWithGoods } from '../cart/read-cart.ts';
import type { Handler } from '../router/handler.ts';
import { shopOf } from '../sites/shop-site.ts';
import { admitTender } from '../tenders/admit-tender.ts';
import { voucherInput, withoutVoucher } from '../tenders/loyalty-points/vouchers-of-cart.ts';
import { withTender } from '../tenders/tenders.ts';
import { describeCartForTender } from './payment/describe-cart-for-tender.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** Pays a part of the cart with a loyalty voucher, replacing the current one; null removes it. */
export function createApplyReward(ports: CheckoutPorts): Handler<'applyReward'> {
  return {
    async handle({ params: { basketId }, body: { appliedLoyaltyVoucher: voucher }, context }) {
      if (voucher === null) {
        const cart = await changeCart(ports, { context, basketId }, (before) => {
          const tenders = withoutVoucher(before.tenders);
          return tenders === before.tenders ? before : { tenders };
        });
        return { body: cart };
      }
      const shop = shopOf(context);
      const read = await readCartWithGoods(ports, shop, { context, basketId });
      const source = { basketId, context, shop, cart: describeCartForTender(ports, shop, read) };
      const { tender } = await admitTender(ports, voucherInput(voucher.points), source, 'body/appliedLoyaltyVoucher');
      // Applying the same voucher again is no conflict, because PUT is idempotent.
      const cart = await changeLoadedCart(ports, { context, basketId }, read, ({ tenders }) => ({
        tenders: withTender(ports.tenderKinds, withoutVoucher(tenders), tender),
      }));
      return { body: cart };
    },
  };
}
