import type { Address } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind, Destinations } from '../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition, DeliveryKinds, ShownDestination } from './delivery-kind.ts';
import { getDeliveryKind, sortByKind } from './delivery-kind-lookup.ts';

type Addressed = Pick<CartShipment, 'id' | 'kind' | 'destination'>;

/** Maps every destination through its kind, in the order of the registry. */
function mapDestinations<Result>(
  kinds: DeliveryKinds,
  shipments: readonly Addressed[],
  read: (definition: DeliveryKindDefinition<DeliveryKind>, destination: Destinations[DeliveryKind], id: string) => Result,
): readonly Result[] {
  return sortByKind(kinds, shipments).flatMap(({ id, kind, destination }) =>
    destination ? [read(getDeliveryKind(kinds, { kind }), destination, id)] : [],
  );
}

interface AddressedCart {
  readonly shipments: readonly Addressed[];
  readonly billingAddress: Address | null;
}

/** The email address for the confirmation: that of a shipment, else that of the billing address. */
export function getEmail(kinds: DeliveryKinds, { shipments, billingAddress }: AddressedCart): string | undefined {
  return getEmailOfShipments(kinds, shipments) ?? billingAddress?.recipientContactEmail;
}

/** All email addresses of a cart. */
export function listEmails(kinds: DeliveryKinds, { shipments, billingAddress }: AddressedCart): readonly string[] {
  const all = mapDestinations(kinds, shipments, (kind, destination) => kind.getEmail(destination));
  return [...all, billingAddress?.recipientContactEmail].filter((email) => email !== undefined);
}

/** The email address for mail about the shipments. Customers who only collect a part of an order come last. */
function getEmailOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): string | undefined {
  const found = mapDestinations(kinds, shipments, (kind, destination) => ({
    email: kind.getEmail(destination),
    isCollected: kind.isCollected,
  }));
  const known = found.filter(({ email }) => email !== undefined);
  return (known.findLast(({ isCollected }) => !isCollected) ?? known.at(-1))?.email;
}

/** The state or province whose tax applies to a shipment: its own, or the first known one. */
export function getTaxRegion(kinds: DeliveryKinds, shipment: Addressed, shipments: readonly Addressed[]): string | undefined {
  const getRegions = (some: readonly Addressed[]) => mapDestinations(kinds, some, (kind, destination) => kind.getTaxRegion(destination));
  return [...getRegions([shipment]), ...getRegions(shipments)].find((region) => region !== undefined);
}

/** First name of the first recipient. */
export function getFirstNameOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): string | undefined {
  return mapDestinations(kinds, shipments, (kind, destination) => kind.getFirstName(destination)).find((name) => name !== undefined);
}

/** The address for a billing address that copies the delivery address. */
export function getBillingAddressOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): Address | null {
  return (
    mapDestinations(kinds, shipments, (kind, destination) => kind.getBillingAddress(destination)).find((address) => address !== null) ??
    null
  );
}

/** The destinations of the default shipments for a cart or order. */
export function showDestinations(kinds: DeliveryKinds, shipments: readonly Addressed[]): ShownDestination {
  const shown = mapDestinations(kinds, shipments, (kind, destination, id) =>
    id === kind.shipmentId ? kind.showDestination(destination) : {},
  );
  return Object.assign({}, ...shown) as ShownDestination;
}
