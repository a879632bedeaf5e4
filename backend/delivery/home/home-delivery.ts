import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { parseAddress, createMissingAddressError, removePersonalAddressData } from '../../addresses/parse-address.ts';

import type { DeliveryKind, Destinations } from '../../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getOnlyDestinationField } from '../get-only-destination-field.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';
import { formatAddressLines } from './address-lines.ts';
import { assertDeliveryCountry, assertReachable } from './assert-reachable.ts';
import { getParcelMethods } from './parcel-methods.ts';

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
  listMethods: (shop, { destination }) => getParcelMethods(shop, destination),
  resolvePlace: ({ choice, shipment: { destination } }) => (getOnlyPlaceId(choice), destination),
  parseDestination({ input, shop, shipment, newId }) {
    const address = getOnlyDestinationField(input, 'address');
    assertDeliveryCountry(address, shop.site.country);
    const destination = parseAddress(address, 'S', newId());
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
  getLocation: (siteId) => siteId,
  getTaxRegion: ({ stateCityProvDept }) => stateCityProvDept,
  getEmail: ({ recipientContactEmail }) => recipientContactEmail,
  getFirstName: ({ recipientFirstName }) => recipientFirstName,
  removePersonalData: removePersonalAddressData,
  getAddressId: ({ id }) => id,
  getBillingAddress: (address) => address,
  showDestination: (shippingAddress) => ({ shippingAddress }),
  showOnShipment: (address) => ({ address }),
  describeTime: ({ locale }, { method }) => getMessages(orderMailMessages, locale).days({ days: method.deliveryTime }),
  createMailSections: ({ locale }, address) => [
    { kind: 'lines', title: getMessages(orderMailMessages, locale).deliverTo, lines: formatAddressLines(address) },
  ],
} satisfies DeliveryKindDefinition<AddressKind>;
