import type { Feature } from '../features/feature.ts';
import { createGetDeliveryPromise, type PromisePorts } from './get-delivery-promise.ts';

/** The days on which parcels arrive. */
export function deliveryPromiseFeature(ports: PromisePorts) {
  return {
    handlers: { getDeliveryPromise: createGetDeliveryPromise(ports) },
  } satisfies Feature;
}
