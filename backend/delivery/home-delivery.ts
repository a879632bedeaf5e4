import { assertDelivered, assertReachable, missingAddress } from '../addresses/admit-address.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import { parcelMethods } from './shipping-methods.ts';

/** Parcels to an address within the site's country. */
export const homeDelivery: DeliveryKindDefinition<'home'> = {
  shipmentId: 'me',
  needsBillingAddress: true,
  takes: ({ isDigitalProduct }) => !isDigitalProduct,
  methods: (shop, { destination }, itemTotalMinor) => parcelMethods(shop, itemTotalMinor, destination),
  assertReady({ site }, { id, destination, method }) {
    if (!destination) throw missingAddress('The cart has no shipping address.');
    assertDelivered(destination, site.country);
    assertReachable(destination, method, id);
  },
  locationOf: (siteId) => siteId,
  taxRegionOf: ({ stateCityProvDept }) => stateCityProvDept,
  emailOf: ({ recipientContactEmail }) => recipientContactEmail,
  show: (address) => ({ address }),
};
