import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { shippingMethodMessages } from '#generated/messages/shipping-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { CollectionPointDestination } from '../../database/documents/shipment-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { showAddress, showHours } from '../../stores/show-store.ts';
import { assertContact, getContactFields, type CollectionFieldsOf } from '../collection-fields.ts';
import type { DeliveryKindDefinition, PlaceRequest } from '../delivery-kind.ts';
import { getOnlyPlaceId } from '../get-only-place-id.ts';
import { parseCollector, formatCollectorLines, formatPlaceLines } from '../store-delivery.ts';

interface Tariff {
  readonly priceMinor: Minor;
  /** Working days. */
  readonly time: string;
}

/** Keyed by country; others have no collection points. */
const tariffs: Readonly<Record<string, Tariff>> = {
  GB: { priceMinor: 395, time: '2-4' },
  DE: { priceMinor: 395, time: '2-4' },
};

/** @throws CallError 404 STR404 for an unknown collection point. */
function resolvePoint({ choice, shipment: { destination }, places }: PlaceRequest<'pudo'>): CollectionPointDestination {
  const id = getOnlyPlaceId(choice, 'collectionPointId') ?? destination?.collectionPoint.id;
  if (id === undefined) throw createBadRequestError(['body/collectionPointId: is required for this method']);
  if (destination?.collectionPoint.id === id) return destination;
  const point = places.collectionPoints.get(id);
  if (!point) throw new CallError(404, 'STR404', ['Collection point not found.']);
  const collectionPoint = { id, name: point.name, carrier: point.carrier, ...showAddress(point), hours: showHours(point) };
  return { collectionPoint, contact: destination?.contact ?? null };
}

/** Parcels to a collection point of the carrier. */
export function createPudoDelivery(fieldsOf: CollectionFieldsOf): DeliveryKindDefinition<'pudo'> {
  const getRequiredContact = (shop: ShopContext) => getContactFields(fieldsOf(shop).collectionPoint);
  return {
    shipmentId: 'pudo',
    codes: ['pudo'],
    needsAddress: false,
    isCollected: true,
    needsBillingAddress: true,
    isReplacedByEmail: false,
    canIncludeGifts: true,
    acceptsItem: ({ isDigitalProduct, isCustoms }) => !isDigitalProduct && !isCustoms,
    listMethods({ site, locale }) {
      const tariff = tariffs[site.country];
      const label = getMessages(shippingMethodMessages, locale).collectionPoint;
      return tariff ? [{ code: 'pudo', label, deliveryTime: tariff.time, priceMinor: tariff.priceMinor }] : [];
    },
    resolvePlace: resolvePoint,
    parseDestination({ input, shop, shipment: { destination } }) {
      if (!destination) throw createBadRequestError(['body/shippingId: the cart has no collection point for this shipment']);
      return { ...destination, contact: parseCollector({ input }, getRequiredContact(shop)) };
    },
    assertReachable: () => undefined,
    getRequiredContact: getRequiredContact,
    assertReady(shop, { destination }) {
      if (!destination) throw new CallError(404, 'STR404', ['The shipment has no collection point.']);
      assertContact(destination.contact, getRequiredContact(shop));
    },
    getLocation: (siteId) => siteId,
    getTaxRegion: ({ collectionPoint }) => collectionPoint.stateCityProvDept,
    getEmail: ({ contact }) => contact?.recipientContactEmail,
    getFirstName: ({ contact }) => contact?.recipientFirstName,
    removePersonalData: ({ collectionPoint }) => ({ collectionPoint, contact: null }),
    getAddressId: () => undefined,
    getBillingAddress: () => null,
    showDestination: () => ({}),
    showOnShipment: ({ collectionPoint, contact }) => ({ collectionPoint, ...(contact && { contact }) }),
    describeTime: ({ locale }, { method }) => getMessages(orderMailMessages, locale).daysToPlace({ days: method.deliveryTime }),
    createMailSections: (shop, { collectionPoint, contact }) => [
      {
        kind: 'lines',
        title: getMessages(orderMailMessages, shop.locale).collectAt,
        lines: [...formatPlaceLines(collectionPoint.name, collectionPoint), ...formatCollectorLines(shop, contact)],
      },
    ],
  };
}
