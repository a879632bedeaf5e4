import { standardCollectionFields, type CollectionFieldsOf } from './collection-fields.ts';
import type { DeliveryKind } from '../database/documents/shipment-document.ts';
import { customsDelivery } from './customs/customs-delivery.ts';
import type { Replacement } from './delivery-change-rules.ts';
import type { DeliveryKinds } from './delivery-kind.ts';
import { digitalDelivery } from './digital/digital-delivery.ts';
import { homeDelivery } from './home/home-delivery.ts';
import { createPickupDelivery } from './pickup/pickup-delivery.ts';
import { createPudoDelivery } from './pudo/pudo-delivery.ts';
import { createStsDelivery } from './sts/sts-delivery.ts';

/**
 * The delivery kinds of the backend.
 * @param fieldsOf Required fields of a customer who collects a shipment.
 */
export function createDeliveryKinds(fieldsOf: CollectionFieldsOf) {
  const deliveryKinds = {
    home: homeDelivery,
    customs: customsDelivery,
    pickup: createPickupDelivery(fieldsOf),
    sts: createStsDelivery(fieldsOf),
    pudo: createPudoDelivery(fieldsOf),
    digital: digitalDelivery,
  } satisfies DeliveryKinds;
  return deliveryKinds;
}

/** Replacements for a delivery that is no longer possible, best first. */
export const replacements: Readonly<Partial<Record<DeliveryKind, readonly Replacement[]>>> = {
  home: [{ kind: 'pickup', type: 'HomeToPickup' }],
  pickup: [
    { kind: 'sts', type: 'PickupToShipToStore' },
    { kind: 'home', type: 'PickupToHome' },
  ],
  sts: [
    { kind: 'pickup', type: 'ShipToStoreToPickup' },
    { kind: 'home', type: 'ShipToStoreToHome' },
  ],
};

/** The delivery kinds for shops without required fields of a collector. */
export const deliveryKinds = createDeliveryKinds(standardCollectionFields);
