import type { Feature } from '../features/feature.ts';
import { createAddItem } from './lines/add-item.ts';
import type { CartPorts } from './cart-ports.ts';
import { createCreateCart } from './create-cart.ts';
import { createCreateCartWithItem } from './create-cart-with-item.ts';
import { createGetCart } from './get-cart.ts';
import { createRemoveItem } from './lines/remove-item.ts';
import { createUpdateItem } from './lines/update-item.ts';
import { cartData } from './cart-data.ts';
import { cartRetention } from './cart-retention.ts';
import { createHandOverCart } from './hand-over-cart.ts';

/** The calls of area cart that change what is in it; backend/checkout answers those that lead to an order. */
export function cartFeature(ports: CartPorts) {
  return {
    handlers: {
      createCart: createCreateCart(ports),
      createCartWithItem: createCreateCartWithItem(ports),
      getCart: createGetCart(ports),
      addItem: createAddItem(ports),
      updateItem: createUpdateItem(ports),
      removeItem: createRemoveItem(ports),
    },
    retention: [cartRetention],
    guestTables: ['carts'],
    handover: createHandOverCart(ports),
    userData: cartData,
  } satisfies Feature;
}
