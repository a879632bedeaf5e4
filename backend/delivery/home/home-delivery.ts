import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { admitAddress, createMissingAddressError } from '../../addresses/admit-address.ts';

import type { DeliveryKind, Destinations } from '../../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { onlyField } from '../only-field.ts';
import { onlyPlace } from '../only-place.ts';
import { addressLines } from './address-lines.ts';
import { assertDelivered, assertReachable } from './assert-reachable.ts';
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
  bringsGifts: true,
  changes: {
    shortage: 'warehouseStock',
    obstacleOf: () => undefined,
    destinationInsteadOf: ({ destination }) => destination,
  },
  takes: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && !isCustoms,
  methods: (shop, { destination }) => parcelMethods(shop, destination),
  admitPlace: ({ choice, shipment: { destination } }) => (onlyPlace(choice), destination),
  admitDestination({ input, shop, shipment, newId }) {
    const address = onlyField(input, 'address');
    assertDelivered(address, shop.site.country);
    const destination = admitAddress(address, 'S', newId());
    assertReachable(destination, shipment.method, shipment.id);
    return destination;
  },
  assertReachable: ({ id, destination }, method) => assertReachable(destination, method, id),
  requiredContact: () => undefined,
  assertReady({ site }, { id, destination, method }) {
    if (!destination) throw createMissingAddressError('The cart has no shipping address.');
    assertDelivered(destination, site.country);
    assertReachable(destination, method, id);
  },
  locationOf: (siteId) => siteId,
  taxRegionOf: ({ stateCityProvDept }) => stateCityProvDept,
  emailOf: ({ recipientContactEmail }) => recipientContactEmail,
  firstNameOf: ({ recipientFirstName }) => recipientFirstName,
  addressIdOf: ({ id }) => id,
  billingAddressOf: (address) => address,
  showDestination: (shippingAddress) => ({ shippingAddress }),
  showOnShipment: (address) => ({ address }),
  describeTime: ({ locale }, { method }) => messagesIn(orderMailMessages, locale).days({ days: method.deliveryTime }),
  mailParts: ({ locale }, address) => [
    { kind: 'lines', title: messagesIn(orderMailMessages, locale).deliverTo, lines: addressLines(address) },
  ],
} satisfies DeliveryKindDefinition<AddressKind>;
