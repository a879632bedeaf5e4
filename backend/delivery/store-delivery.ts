import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { Contact, StoreAddress } from '#generated/openapi/shared.ts';
import { formatPlaceLine } from '#validation/address/place-line.ts';
import { findCountry } from '#validation/countries/countries.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { parseContact } from '../addresses/parse-address.ts';
import type { ChosenStore, DeliveryKind, Destinations, StoreDestination } from '../database/documents/shipment-document.ts';
import type { MailSection } from '../mail/mail-part.ts';
import { createBadRequestError, CallError } from '../router/call-error.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { hasService, type Store, type StoreService } from '../stores/store.ts';
import { createUnknownStoreError } from '../stores/unknown-store.ts';
import { assertContact, getContactFields, type CollectionFieldsOf } from './collection-fields.ts';
import type { DeliveryKindDefinition, DestinationRequest, PlaceRequest, ShownOnShipment } from './delivery-kind.ts';
import { getOnlyDestinationField } from './get-only-destination-field.ts';
import { getOnlyPlaceId } from './get-only-place-id.ts';

/** Kinds whose shipments a customer collects in a store. */
export type StoreKind = { [Kind in DeliveryKind]: Destinations[Kind] extends StoreDestination ? Kind : never }[DeliveryKind];

/** The data of a store that a shipment stores. */
export function toChosenStore({ id, name, phone, timeZone, addressLine1, city, region, postalCode, country }: Store): ChosenStore {
  const address = { addressLine1, city, ...(region && { stateCityProvDept: region }), postalCode, country };
  return { id, name, phone, timeZone, address };
}

/** @throws CallError 404 STR404 for a store that is unknown, permanently closed or without the service. */
function resolveStore({ choice, shipment: { destination }, places }: PlaceRequest<StoreKind>, service: StoreService): StoreDestination {
  const storeId = getOnlyPlaceId(choice, 'storeId') ?? destination?.store.id;
  if (storeId === undefined) throw createBadRequestError(['body/storeId: is required for this method']);
  const store = places.stores.get(storeId);
  if (!store) throw createUnknownStoreError(storeId);
  if (!hasService(store, service)) throw new CallError(404, 'STR404', ['The store does not offer this service.']);
  return { store: toChosenStore(store), contact: destination?.contact ?? null };
}

/** The name and address lines of a place. */
export function formatPlaceLines(name: string, address: StoreAddress): readonly string[] {
  return [name, address.addressLine1, formatPlaceLine(address, findCountry(address.country)), address.country];
}

/** A sentence with the name of the collector; none without a contact. */
export function formatCollectorLines({ locale }: ShopContext, contact: Contact | null): readonly string[] {
  if (!contact) return [];
  const name = `${contact.recipientFirstName} ${contact.recipientLastName}`;
  return [getMessages(orderMailMessages, locale).collectedBy({ name })];
}

/** Reads the contact from the request, with the fields that the kind requires. */
export function parseCollector(
  { input }: Pick<DestinationRequest<DeliveryKind>, 'input'>,
  required: Parameters<typeof assertContact>[1],
): Contact {
  const contact = parseContact(getOnlyDestinationField(input, 'contact'));
  assertContact(contact, required);
  return contact;
}

type Shared =
  | 'needsAddress'
  | 'storeService'
  | 'isCollected'
  | 'needsBillingAddress'
  | 'isReplacedByEmail'
  | 'acceptsItem'
  | 'resolvePlace'
  | 'parseDestination'
  | 'assertReachable'
  | 'getRequiredContact'
  | 'assertReady'
  | 'getTaxRegion'
  | 'getEmail'
  | 'getFirstName'
  | 'removePersonalData'
  | 'getAddressId'
  | 'getBillingAddress'
  | 'showDestination'
  | 'showOnShipment'
  | 'createMailSections';

/** The common part of the kinds whose shipments are collected in a store. The tax is that of the store's location. */
export function createStoreDelivery(service: StoreService, fieldsOf: CollectionFieldsOf): Pick<DeliveryKindDefinition<StoreKind>, Shared> {
  const getRequiredContact = (shop: ShopContext) => getContactFields(fieldsOf(shop).store);
  return {
    needsAddress: false,
    storeService: service,
    isCollected: true,
    needsBillingAddress: true,
    isReplacedByEmail: false,
    acceptsItem: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && !isCustoms,
    resolvePlace: (request) => resolveStore(request, service),
    parseDestination({ input, shop, shipment: { destination } }) {
      if (!destination) throw createBadRequestError(['body/shippingId: the cart has no store for this shipment']);
      return { ...destination, contact: parseCollector({ input }, getRequiredContact(shop)) };
    },
    assertReachable: () => undefined,
    getRequiredContact: getRequiredContact,
    assertReady(shop, { destination }) {
      if (!destination) throw new CallError(404, 'STR404', ['The shipment has no store.']);
      assertContact(destination.contact, getRequiredContact(shop));
    },
    getTaxRegion: ({ store }) => store.address.stateCityProvDept,
    getEmail: ({ contact }) => contact?.recipientContactEmail,
    getFirstName: ({ contact }) => contact?.recipientFirstName,
    removePersonalData: ({ store }) => ({ store, contact: null }),
    getAddressId: () => undefined,
    getBillingAddress: () => null,
    showDestination: () => ({}),
    showOnShipment: ({ store: { id, name, address, timeZone }, contact }): ShownOnShipment => ({
      storeInfo: { id, name, address, timeZone, storeInventory: 0 },
      ...(contact && { contact }),
    }),
    createMailSections: (shop, { store, contact }): readonly MailSection[] => [
      {
        kind: 'lines',
        title: getMessages(orderMailMessages, shop.locale).collectIn,
        lines: [...formatPlaceLines(store.name, store.address), store.phone, ...formatCollectorLines(shop, contact)],
      },
    ],
  };
}
