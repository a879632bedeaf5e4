import { MockError, type MockContext } from '../mock-handler.ts';
import type { MockSite } from '../catalog/mock-catalog.ts';
import { createEmptyCart, type MockCart } from './mock-cart.ts';

/** Maximum number of carts. The oldest are evicted, to limit memory in long runs. */
const MAX_CARTS = 10_000;

/** Carts in memory. */
export interface CartStore {
  create(context: MockContext): MockCart;
  /** @throws MockError 404 for an unknown cart or one of another customer */
  find(context: MockContext, cartId: string): MockCart;
  /**
   * Stores a change and increments the version.
   * @throws MockError 404 for an ordered cart
   */
  change(context: MockContext, cartId: string, change: (cart: MockCart) => Partial<MockCart>): MockCart;
  clear(): void;
}

/** @param exampleCart The cart of the contract's examples, which exists for every caller */
export function createCartStore(newId: () => string, exampleCart: { readonly id: string; create(site: MockSite): MockCart }): CartStore {
  const carts = new Map<string, MockCart>();

  function store(cart: MockCart): MockCart {
    carts.delete(cart.id);
    carts.set(cart.id, cart);
    const [oldest] = carts.keys();
    if (carts.size > MAX_CARTS && oldest !== undefined) carts.delete(oldest);
    return cart;
  }

  function find({ site, customer }: MockContext, cartId: string): MockCart {
    const cart = carts.get(cartId) ?? (cartId === exampleCart.id ? store(exampleCart.create(site)) : undefined);
    if (!cart || (cart.customerId !== undefined && cart.customerId !== customer.id)) throw new MockError(404, 'BSK404', 'Cart not found.');
    return cart;
  }

  return {
    create: ({ site, customer }) => store(createEmptyCart(newId(), customer.id, site)),
    find,
    change(context, cartId, change) {
      const cart = find(context, cartId);
      if (cart.status !== 'open') throw new MockError(404, 'BSK404', 'The cart is ordered already.');
      return store({ ...cart, ...change(cart), version: cart.version + 1 });
    },
    clear: () => carts.clear(),
  };
}
