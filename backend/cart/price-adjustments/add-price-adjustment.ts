import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { changeCart } from '../change-cart.ts';
import { findLine } from '../lines/find-line.ts';
import { addAdjustment, toHundredths, getSignature } from './add-adjustment.ts';
import type { AdjustmentPorts } from './adjustment-ports.ts';

/** Adjusts the price of a row or of the order. */
export function createAddPriceAdjustment(ports: AdjustmentPorts): Handler<'addPriceAdjustment'> {
  return {
    async handle({ params: { basketId }, body: { value, ...given }, context }) {
      const limits = ports.adjustmentLimits(getShopContext(context).site);
      const signature = getSignature(context.customer.staff, limits);
      const adjustment = { id: ports.ids.uuid(), ...given, value: toHundredths(value), ...signature };
      const cart = await changeCart(ports, { context, basketId }, (before, _, around) => {
        if (adjustment.itemId !== undefined) findLine(before.lines, adjustment.itemId);
        return { priceAdjustments: addAdjustment(before, adjustment, around) };
      });
      return { body: cart };
    },
  };
}
