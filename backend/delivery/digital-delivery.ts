import { missingAddress } from '../addresses/admit-address.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import { digitalMethod } from './shipping-methods.ts';

/** What is sent by e-mail. Its contact must be given where no address says whom to write to. */
export const digitalDelivery: DeliveryKindDefinition<'digital'> = {
  shipmentId: 'digital',
  needsBillingAddress: false,
  takes: ({ isDigitalProduct }) => isDigitalProduct,
  methods: (shop) => [digitalMethod(shop)],
  assertReady(_, { destination }, alone) {
    if (alone && !destination) throw missingAddress('The cart has no contact.');
  },
  locationOf: (siteId) => siteId,
  taxRegionOf: () => undefined,
  emailOf: ({ recipientContactEmail }) => recipientContactEmail,
  show: () => ({}),
};
