import type { Order } from '#generated/openapi/shared.ts';
import { hasAccount, type CustomerContext } from '../../router/call-context.ts';
import type { Handler } from '../../router/handler.ts';
import { lookUpOrder, type FoundOrder } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import { showOrder, type ShowingPorts } from '../show-order.ts';
import { claimOrder } from './claim-order.ts';
import { toAccountOrder, toGuestOrder } from './show-looked-up-order.ts';

/** Converts a typed number to the stored form. */
const normalizeOrderNumber = (orderNumber: string): string => orderNumber.replaceAll(/\s/g, '').toUpperCase();

const asFound: Readonly<Record<FoundOrder['foundAs'], (order: Order) => Order>> = {
  own: (order) => order,
  guest: toGuestOrder,
  account: toAccountOrder,
};

/** Employees cannot add an order to an account. */
const canClaim = ({ customer }: CustomerContext): boolean => hasAccount(customer) && !customer.staff;

/** Finds an order by its number and email address. A signed-in customer can claim a guest's order. */
export function createTrackOrder(ports: ShowingPorts & Pick<OrderPorts, 'limiter'>): Handler<'trackOrder'> {
  return {
    async handle({ body: { orderNumber, email, claim = false }, context }) {
      const reference = { orderNumber: normalizeOrderNumber(orderNumber), email };
      const found = await lookUpOrder(ports, context, reference);
      if (found.foundAs === 'guest' && claim && canClaim(context)) {
        const claimed = await claimOrder(ports, found.order, context.customer.id);
        if (claimed) return { body: await showOrder(ports, claimed) };
        const { order, foundAs } = await lookUpOrder(ports, context, reference);
        return { body: asFound[foundAs](await showOrder(ports, order)) };
      }
      return { body: asFound[found.foundAs](await showOrder(ports, found.order)) };
    },
  };
}
