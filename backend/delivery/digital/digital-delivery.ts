import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { parseContact, createMissingAddressError } from '../../addresses/admit-address.ts';

import { assertContact, contactFieldsOf } from '../collection-fields.ts';
import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { onlyField } from '../only-field.ts';
import { onlyPlace } from '../only-place.ts';

const required = contactFieldsOf(['email']);

/** Delivery by e-mail. The contact is required only if no other shipment has an e-mail address. */
export const digitalDelivery: DeliveryKindDefinition<'digital'> = {
  shipmentId: 'digital',
  codes: ['digital'],
  needsAddress: false,
  isCollected: false,
  needsBillingAddress: false,
  isReplacedByEmail: true,
  bringsGifts: false,
  takes: ({ isDigitalProduct }) => isDigitalProduct,
  methods: ({ locale }) => [
    { code: 'digital', label: messagesIn(shippingMethodMessages, locale).digital, deliveryTime: 'same day', priceMinor: 0 },
  ],
  admitPlace: ({ choice, shipment: { destination } }) => (onlyPlace(choice), destination),
  admitDestination({ input }) {
    const contact = parseContact(onlyField(input, 'contact'));
    assertContact(contact, required);
    return contact;
  },
  requiredContact: () => required,
  assertReachable: () => undefined,
  assertReady(_, { destination }, isOnly) {
    if (isOnly && !destination) throw createMissingAddressError('The cart has no contact.');
  },
  locationOf: (siteId) => siteId,
  taxRegionOf: () => undefined,
  emailOf: ({ recipientContactEmail }) => recipientContactEmail,
  firstNameOf: ({ recipientFirstName }) => recipientFirstName,
  addressIdOf: () => undefined,
  billingAddressOf: () => null,
  showDestination: (contact) => ({ contact }),
  showOnShipment: () => ({}),
  describeTime: ({ locale }) => messagesIn(orderMailMessages, locale).sameDay,
  mailParts: () => [],
};
