import type { ShippingMethodCode } from '#generated/openapi/shared.ts';

/** The place that a method needs beside its code. */
type Place = 'store' | 'collectionPoint';

/** Methods that reach the shopper at a place which they choose. */
export const placeOfMethod: Readonly<Record<ShippingMethodCode, Place | undefined>> = {
  standard: undefined,
  express: undefined,
  customs: undefined,
  digital: undefined,
  pickup: 'store',
  sts: 'store',
  pudo: 'collectionPoint',
};
