import type { Cart } from '#generated/openapi/cart.ts';
import type { CollectionPoint, Contact } from '#generated/openapi/shared.ts';
import type { CollectionPointResults, StoreResults, StoreSearchBy } from '#generated/openapi/stores.ts';
import { boulder, denver } from '../../delivery/delivery.fixtures.ts';

export interface PlaceQuery {
  readonly by?: StoreSearchBy & { readonly collectionPointId?: string };
}

export const kiosk: CollectionPoint = {
  id: 'PP-US-000123',
  name: 'Corner Kiosk',
  carrier: 'Parcelpoint',
  addressLine1: '41 Blake Street',
  city: 'Denver',
  stateCityProvDept: 'CO',
  postalCode: '80205',
  country: 'US',
  latitude: 39.76,
  longitude: -104.98,
  hours: denver.hours,
  distance: 1.1,
};

const stores = [denver, { ...boulder, inventory: 2 }];
/** Places that the fake shop can locate. */
const origins: Readonly<Record<string, StoreResults['origin']>> = { Denver: { label: 'Denver, CO', latitude: 39.74, longitude: -104.99 } };

function findOrigin({ by = {} }: PlaceQuery): { readonly origin?: StoreResults['origin'] } {
  const origin = by.position ?? origins[by.place ?? ''];
  return origin ? { origin } : {};
}

export function searchStores(query: PlaceQuery): StoreResults {
  const ids = query.by?.storeIds;
  const found = ids ? stores.filter(({ id }) => ids.includes(id)) : findOrigin(query).origin ? stores : [];
  return { ...findOrigin(query), total: found.length, stores: found };
}

export function searchPoints(query: PlaceQuery): CollectionPointResults {
  const { origin } = findOrigin(query);
  return { ...(origin ? { origin } : {}), collectionPoints: origin ? [kiosk] : [] };
}

/** Sets the contact of the cart's digital goods, or of a pickup shipment. */
export function withContact(cart: Cart, contact: Contact, shippingId?: string): Partial<Cart> {
  const email = cart.shippingAddress?.recipientContactEmail ?? contact.recipientContactEmail;
  const shipment = cart.shippingMethods.find((one) => one.shippingId === shippingId);
  if (!shipment?.requiredContact) return { contact, email };
  return { email, shippingMethods: cart.shippingMethods.map((one) => (one === shipment ? { ...one, contact } : one)) };
}
