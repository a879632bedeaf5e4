import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { changeCart } from '../change-cart.ts';
import { addAdjustment, changeAdjustment, getSignature } from './add-adjustment.ts';
import type { AdjustmentPorts } from './adjustment-ports.ts';
import { findAdjustment } from './find-adjustment.ts';

/** Changes an adjustment and assigns it to the employee who changes it. */
export function createChangePriceAdjustment(ports: AdjustmentPorts): Handler<'changePriceAdjustment'> {
  return {
    async handle({ params: { basketId, adjustmentId }, body, context }) {
      const signature = getSignature(context.customer.staff, ports.adjustmentLimits(getShopContext(context).site));
      const cart = await changeCart(ports, { context, basketId }, (before, _, around) => {
        const adjustment = { ...changeAdjustment(findAdjustment(before, adjustmentId), body), ...signature };
        return { priceAdjustments: addAdjustment(before, adjustment, around) };
      });
      return { body: cart };
    },
  };
}
