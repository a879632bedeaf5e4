import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { admitAddress, createMissingAddressError } from '../../addresses/admit-address.ts';

import type { DeliveryKind, Destinations } from '../../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getOnlyDestinationField } from '../get-only-destination-field.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';
import { addressLines } from './address-lines.ts';
import { assertDeliveryCountry, assertReachable } from './assert-reachable.ts';
import { parcelMethods } from './parcel-methods.ts';

/** Kinds whose shipments go to an address. */
type AddressKind = { [Kind in DeliveryKind]: Destinations[Kind] extends Address ? Kind : never }[DeliveryKind];

/** Parcels to an address within the site's country. */
export const homeDelivery = {
  shipmentId: 'me',
  codes: ['standard', 'express'],
  needsAddress: true,
  isCollected: false,
  needsBillingAddress: true,
  isReplacedByEmail: false,
  canIncludeGifts: true,
  changes: {
    shortage: 'warehouseStock',
    findObstacle: () => undefined,
    getReplacementDestination: ({ destination }) => destination,
  },
  acceptsItem: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && !isCustoms,
  methods: (shop, { destination }) => parcelMethods(shop, destination),
  resolvePlace: ({ choice, shipment: { destination } }) => (getOnlyPlaceId(choice), destination),
  admitDestination({ input, shop, shipment, newId }) {
    const address = getOnlyDestinationField(input, 'address');
    assertDeliveryCountry(address, shop.site.country);
    const destination = admitAddress(address, 'S', newId());
    assertReachable(destination, shipment.method, shipment.id);
    return destination;
  },
  assertReachable: ({ id, destination }, method) => assertReachable(destination, method, id),
  getRequiredContact: () => undefined,
  assertReady({ site }, { id, destination, method }) {
    if (!destination) throw createMissingAddressError('The cart has no shipping address.');
    assertDeliveryCountry(destination, site.country);
    assertReachable(destination, method, id);
  },
  locationOf: (siteId) => siteId,
  getTaxRegion: ({ stateCityProvDept }) => stateCityProvDept,
  getEmail: ({ recipientContactEmail }) => recipientContactEmail,
  getFirstName: ({ recipientFirstName }) => recipientFirstName,
  getAddressId: ({ id }) => id,
  getBillingAddress: (address) => address,
  showDestination: (shippingAddress) => ({ shippingAddress }),
  showOnShipment: (address) => ({ address }),
  describeTime: ({ locale }, { method }) => messagesIn(orderMailMessages, locale).days({ days: method.deliveryTime }),
  mailParts: ({ locale }, address) => [
    { kind: 'lines', title: messagesIn(orderMailMessages, locale).deliverTo, lines: addressLines(address) },
  ],
} satisfies DeliveryKindDefinition<AddressKind>;
