import { parseContact, createMissingAddressError } from '../../addresses/parse-address.ts';
import type { DeliveryKind } from '../../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition, DeliveryKinds } from '../delivery-kind.ts';
import { deliveryKinds } from '../delivery-kinds.ts';
import { getOnlyDestinationField } from '../get-only-destination-field.ts';

/** The store with the locker. */
export const lockerStore = { id: 'TF-DEN-01', name: 'Denver', storeInventory: 0 };

/** Parcels to a locker in a store. It borrows the type of a kind that stores a contact, as the locker does. */
const locker: DeliveryKindDefinition<'digital'> = {
  shipmentId: 'locker',
  codes: ['pickup'],
  needsAddress: false,
  isCollected: false,
  needsBillingAddress: false,
  isReplacedByEmail: false,
  canIncludeGifts: false,
  acceptsItem: ({ isDigitalProduct }) => !isDigitalProduct,
  listMethods: () => [{ code: 'pickup', label: 'Locker', deliveryTime: '1-2', priceMinor: 300 }],
  resolvePlace: ({ shipment: { destination } }) => destination,
  parseDestination: ({ input }) => parseContact(getOnlyDestinationField(input, 'contact')),
  assertReachable: () => undefined,
  getRequiredContact: () => undefined,
  assertReady(_, { destination }) {
    if (!destination) throw createMissingAddressError('The locker needs a recipient.');
  },
  getLocation: () => lockerStore.id,
  getTaxRegion: () => 'CO',
  getEmail: ({ recipientContactEmail }) => recipientContactEmail,
  getFirstName: ({ recipientFirstName }) => recipientFirstName,
  removePersonalData: () => null,
  getAddressId: ({ recipientLastName }) => `locker-${recipientLastName}`,
  getBillingAddress: () => null,
  showDestination: (contact) => ({ contact }),
  showOnShipment: () => ({ storeInfo: lockerStore }),
  describeTime: (_, { method }) => `In the locker in ${method.deliveryTime} days`,
  createMailSections: (_, { recipientFirstName }) => [{ kind: 'lines', title: 'Your locker', lines: [`Opens for ${recipientFirstName}`] }],
};

/** The backend's kinds with the locker as the first. */
export const kindsWithLocker: DeliveryKinds = { ['locker' as DeliveryKind]: locker, ...deliveryKinds };
