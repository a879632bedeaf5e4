import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { parseContact, createMissingAddressError } from '../../addresses/parse-address.ts';

import { assertContact, getContactFields } from '../collection-fields.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getOnlyDestinationField } from '../get-only-destination-field.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';

const required = getContactFields(['email']);

/** Delivery by email. The contact is required only if no other shipment has an email address. */
export const digitalDelivery: DeliveryKindDefinition<'digital'> = {
  shipmentId: 'digital',
  codes: ['digital'],
  needsAddress: false,
  isCollected: false,
  needsBillingAddress: false,
  isReplacedByEmail: true,
  canIncludeGifts: false,
  acceptsItem: ({ isDigitalProduct }) => isDigitalProduct,
  listMethods: ({ locale }) => [
    { code: 'digital', label: getMessages(shippingMethodMessages, locale).digital, deliveryTime: 'same day', priceMinor: 0 },
  ],
  resolvePlace: ({ choice, shipment: { destination } }) => (getOnlyPlaceId(choice), destination),
  parseDestination({ input }) {
    const contact = parseContact(getOnlyDestinationField(input, 'contact'));
    assertContact(contact, required);
    return contact;
  },
  getRequiredContact: () => required,
  assertReachable: () => undefined,
  assertReady(_, { destination }, isOnly) {
    if (isOnly && !destination) throw createMissingAddressError('The cart has no contact.');
  },
  getLocation: (siteId) => siteId,
  getTaxRegion: () => undefined,
  getEmail: ({ recipientContactEmail }) => recipientContactEmail,
  getFirstName: ({ recipientFirstName }) => recipientFirstName,
  removePersonalData: () => null,
  getAddressId: () => undefined,
  getBillingAddress: () => null,
  showDestination: (contact) => ({ contact }),
  showOnShipment: () => ({}),
  describeTime: ({ locale }) => getMessages(orderMailMessages, locale).sameDay,
  createMailSections: () => [],
};
