import type { Address } from '#generated/openapi/shared.ts';
import type { CartShipment, DeliveryKind, Destinations } from '../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition, DeliveryKinds, ShownDestination } from './delivery-kind.ts';
import { deliveryKindOf, sortByKind } from './kind-of-shipment.ts';

type Addressed = Pick<CartShipment, 'id' | 'kind' | 'destination'>;

/** Reads every destination through its kind, in the order of the registry. */
function mapDestinations<Result>(
  kinds: DeliveryKinds,
  shipments: readonly Addressed[],
  read: (definition: DeliveryKindDefinition<DeliveryKind>, destination: Destinations[DeliveryKind], id: string) => Result,
): readonly Result[] {
  return sortByKind(kinds, shipments).flatMap(({ id, kind, destination }) =>
    destination ? [read(deliveryKindOf(kinds, { kind }), destination, id)] : [],
  );
}

/** The e-mail address that mail about the shipments goes to. */
export function emailOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): string | undefined {
  return mapDestinations(kinds, shipments, (kind, destination) => kind.emailOf(destination)).findLast((email) => email !== undefined);
}

/** The state or province whose tax applies. */
export function taxRegionOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): string | undefined {
  return mapDestinations(kinds, shipments, (kind, destination) => kind.taxRegionOf(destination)).find((region) => region !== undefined);
}

/** First name of the first recipient. */
export function firstNameOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): string | undefined {
  return mapDestinations(kinds, shipments, (kind, destination) => kind.firstNameOf(destination)).find((name) => name !== undefined);
}

/** The address that the bill copies where it is the same as the delivery's. */
export function billingAddressOfShipments(kinds: DeliveryKinds, shipments: readonly Addressed[]): Address | null {
  return (
    mapDestinations(kinds, shipments, (kind, destination) => kind.billingAddressOf(destination)).find((address) => address !== null) ?? null
  );
}

/** The destinations of the default shipments, as a cart and an order show them. */
export function showDestinations(kinds: DeliveryKinds, shipments: readonly Addressed[]): ShownDestination {
  const shown = mapDestinations(kinds, shipments, (kind, destination, id) =>
    id === kind.shipmentId ? kind.showDestination(destination) : {},
  );
  return Object.assign({}, ...shown) as ShownDestination;
}
