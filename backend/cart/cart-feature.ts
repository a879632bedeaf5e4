import type { Feature } from '../features/feature.ts';
import { createAddItem } from './lines/add-item.ts';
import { createCreateCart } from './create-cart.ts';
import { createCreateCartWithItem } from './create-cart-with-item.ts';
import { createGetCart } from './get-cart.ts';
import { createRemoveItem } from './lines/remove-item.ts';
import { createUpdateItem } from './lines/update-item.ts';
import { cartData } from './cart-data.ts';
import { cartRetention } from './cart-retention.ts';
import { createHandOverCart } from './hand-over-cart.ts';
import { createWorker } from '../jobs/job.ts';
import { createReleaseReservation, releaseJob } from './reservations/release-job.ts';
import { createReserveWithItem, type ReservationPorts } from './reservations/reserve-with-item.ts';

/** The operations of the cart area that change its contents; `backend/checkout` handles those that lead to an order. */
export function cartFeature(ports: ReservationPorts) {
  return {
    handlers: {
      createCart: createCreateCart(ports),
      createCartWithItem: createCreateCartWithItem(ports),
      getCart: createGetCart(ports),
      addItem: createAddItem(ports),
      updateItem: createUpdateItem(ports),
      removeItem: createRemoveItem(ports),
      reserveWithItem: createReserveWithItem(ports),
    },
    jobs: [createWorker(releaseJob, createReleaseReservation(ports))],
    retention: [cartRetention],
    guestTables: ['carts'],
    handover: createHandOverCart(ports),
    userData: cartData,
  } satisfies Feature;
}
