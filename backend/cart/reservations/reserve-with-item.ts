import { sql, type Transaction } from 'kysely';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import type { Reservation } from '../../database/documents/reservation-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { JobSender } from '../../jobs/jobs.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext, type ShopContext, type ShopSite } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';
import { readCartResponse } from '../change-cart.ts';
import { assertQuantity, createLine, getPricedVariant, type Priced } from '../lines/line-quantity.ts';
import { insertCart, type NewCart } from '../save-cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { readItemWithGifts } from '../pricing/read-item-with-gifts.ts';
import { reserveUnits } from './reserve-units.ts';
import { releaseJob } from './release-job.ts';

/** Duration of reservations on a site, in minutes. */
export type ReservationMinutes = (site: ShopSite) => number;

export const standardReservationMinutes = 15;

export interface ReservationPorts extends CartPorts {
  readonly jobs: JobSender;
  readonly reservationMinutes: ReservationMinutes;
}

/** Serializes reservations of a customer, so that no two are active. */
async function lockCustomer(transaction: Transaction<Tables>, customerId: string): Promise<void> {
  const { rows } = await sql`select from customers where id = ${customerId} for no key update`.execute(transaction);
  if (rows.length === 0) throw createUnknownCustomerError();
}

/** Units may be sold between reading the stock and reserving them. */
const maxAttempts = 3;

class SoldMeanwhileError extends Error {}

/** Creates a separate cart whose only item is reserved for a limited time. */
export function createReserveWithItem(ports: ReservationPorts): Handler<'reserveWithItem'> {
  const { db, clock, ids, jobs, reservationMinutes } = ports;

  async function createReservation(context: CustomerContext, shop: ShopContext, priced: Priced, qty: number): Promise<NewCart> {
    const [customerId, now] = [context.customer.id, clock.now()];
    const { sku } = priced.sellable;
    const seconds = reservationMinutes(shop.site) * 60;
    const until = new Date(now.getTime() + seconds * 1000).toISOString();
    const reservation: Reservation = { sku, location: shop.site.id, units: qty, until };
    return db.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, customerId);
      if (!(await reserveUnits(transaction, { customerId, reservation, now }))) throw new SoldMeanwhileError();
      const line = createLine({ id: ids.uuid(), qty }, priced);
      const inserted = await insertCart({ ...ports, db: transaction }, context, shop, { lines: [line], reservation });
      await jobs.send(transaction, releaseJob, { cartId: inserted.cart.id, sku, location: shop.site.id }, { after: seconds });
      return inserted;
    });
  }

  return {
    async handle({ query: { sku, qty = 1, favStoreId }, context }) {
      const shop = getShopContext(context);
      for (let attempt = 1; ; attempt += 1) {
        const goods = await readItemWithGifts(ports, context, sku, { favStoreId });
        const added = getPricedVariant(goods.sellables, sku);
        assertQuantity(added.sellable, qty);
        try {
          const { cart, ...facts } = await createReservation(context, shop, added, qty);
          const priced = priceCart(ports.deliveryKinds, shop, cart, { ...facts, sellables: goods.sellables });
          return { status: 201, body: await readCartResponse(ports, { shop, cart, priced, goods, flash: [] }) };
        } catch (error) {
          // The next attempt reports how many units are left.
          if (!(error instanceof SoldMeanwhileError) || attempt === maxAttempts) throw error;
        }
      }
    },
  };
}
