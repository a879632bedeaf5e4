import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { StoreService } from '#generated/openapi/stores.ts';
import { pickupCode } from '../checkout/delivery/pickup/pickup-code.ts';

/** Destination of a method, if it is not the shopper's address. */
export type MethodPlace =
  | { readonly kind: 'store'; readonly service: StoreService; readonly takesStoreStock: boolean }
  | { readonly kind: 'collectionPoint' };

/** Kind of place that each method needs. */
export const methodPlaces: Readonly<Record<ShippingMethodCode, MethodPlace | undefined>> = {
  standard: undefined,
  express: undefined,
  customs: undefined,
  digital: undefined,
  pickup: { kind: 'store', service: pickupCode, takesStoreStock: true },
  sts: { kind: 'store', service: 'shipToStore', takesStoreStock: false },
  pudo: { kind: 'collectionPoint' },
};
