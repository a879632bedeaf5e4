import type { Handlers } from '../router/handler.ts';
import { createAddItem } from './lines/add-item.ts';
import type { CartPorts } from './cart-ports.ts';
import { createCreateCart } from './create-cart.ts';
import { createCreateCartWithItem } from './create-cart-with-item.ts';
import { createGetCart } from './get-cart.ts';
import { createRemoveItem } from './lines/remove-item.ts';
import { createUpdateItem } from './lines/update-item.ts';

/** The calls of area cart that change what is in it; backend/checkout answers those that lead to an order. */
export function createCartHandlers(ports: CartPorts) {
  return {
    createCart: createCreateCart(ports),
    createCartWithItem: createCreateCartWithItem(ports),
    getCart: createGetCart(ports),
    addItem: createAddItem(ports),
    updateItem: createUpdateItem(ports),
    removeItem: createRemoveItem(ports),
  } satisfies Partial<Handlers>;
}
