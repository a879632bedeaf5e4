import type { AddressInput, Contact } from '#generated/openapi/shared.ts';
import type { MockCatalog, MockSite } from './catalog/mock-catalog.ts';
import { exampleStock } from './catalog/example-style.ts';
import { createMockShop } from './catalog/mock-shop.ts';
import { createCatalogHandlers } from './catalog/catalog-handlers.ts';
import { createCartHandlers } from './carts/cart-handlers.ts';
import { createCartStore } from './carts/cart-store.ts';
import { createCheckoutHandlers, type MockPayments } from './carts/checkout-handlers.ts';
import { createEmptyCart, type MockCart } from './carts/mock-cart.ts';
import { createOrderHandlers } from './carts/order-handlers.ts';
import { createFavoriteHandlers } from './lists/favorite-handlers.ts';
import { createSavedHandlers } from './lists/saved-handlers.ts';
import type { MockHandlers } from './mock-handler.ts';
import { createSessionHandlers } from './session-handlers.ts';

export interface MockOptions {
  /** Varies stock, ratings and generated bodies. The same seed gives the same responses. */
  readonly seed: number;
  readonly catalog: MockCatalog;
  readonly payments?: MockPayments;
  readonly newId: () => string;
  readonly now: () => Date;
}

export interface Mock {
  /** Handlers of stateful operations. */
  readonly handlers: MockHandlers;
  /** Deletes all carts, orders and lists. */
  reset(): void;
}

/** Id of the cart in the examples of the contract. */
const exampleCartId = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';

/** The stateful part of the mock: a catalog, and carts, orders and lists in memory. */
export function createMock(options: MockOptions): Mock {
  const { newId } = options;
  const shop = createMockShop(options.catalog, options.seed);
  const carts = createCartStore(newId, { id: exampleCartId, create: (site) => createExampleCart(site) });
  const ports = { ...options, shop, carts };
  const orders = createOrderHandlers(ports);
  const saved = createSavedHandlers(ports);
  const favorites = createFavoriteHandlers(shop, options.now);
  return {
    handlers: {
      ...createSessionHandlers(newId),
      ...createCatalogHandlers(shop),
      ...createCartHandlers(ports),
      ...createCheckoutHandlers(ports),
      ...orders.handlers,
      ...saved.handlers,
      ...favorites.handlers,
      decide: ({ body: { events } }) => ({
        body: {
          meta: { code: 200, errors: [], warnings: [], monetateId: 'mock' },
          data: {
            responses: events.flatMap((event) => ('requestId' in event ? [{ requestId: event.requestId, actions: [] }] : [])),
          },
        },
      }),
    },
    reset: () => {
      carts.clear();
      orders.clear();
      saved.clear();
      favorites.clear();
    },
  };
}

const contact: Contact = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+13035550142',
};
const address: AddressInput = {
  ...contact,
  addressLine1: '12 Pearl Street',
  addressLine2: 'Apt 4',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
};

/** A cart with the ids of the contract's examples: an item, a coupon and a card. */
function createExampleCart(site: MockSite): MockCart {
  const [sku] = exampleStock.keys();
  return {
    ...createEmptyCart(exampleCartId, undefined, site),
    version: 7,
    lines: sku === undefined ? [] : [{ id: 'item-1', sku, qty: 2 }],
    coupons: [{ id: 'coupon-1', code: 'SPRING15' }],
    shippingAddress: address,
    billingAddress: address,
    payments: [
      {
        paymentInstrumentId: 'pi-1',
        payment_method_id: 'CREDIT_CARD',
        card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
      },
    ],
  };
}
