import { CallError } from '../router/call-error.ts';

/** There is no such product, or this site does not sell it; 404 ORD404. */
export const unknownProduct = (productId: string, siteId: string): CallError =>
  new CallError(404, 'ORD404', [`No product "${productId}" on ${siteId}.`]);

/** `TFKES01MG4S` → the style and its color; a style alone has an empty one. */
export const splitProductId = (productId: string): readonly [styleId: string, color: string] => [productId.slice(0, 8), productId.slice(8)];
