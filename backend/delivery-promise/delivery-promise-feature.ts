import type { Feature } from '../features/feature.ts';
import { createGetDeliveryPromise, type PromisePorts } from './get-delivery-promise.ts';

/** Estimates the delivery dates of parcels. */
export function deliveryPromiseFeature(ports: PromisePorts) {
  return {
    handlers: { getDeliveryPromise: createGetDeliveryPromise(ports) },
  } satisfies Feature;
}
