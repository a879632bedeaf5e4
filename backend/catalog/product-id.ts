import { CallError } from '../router/call-error.ts';

/** 404 ORD404 for an unknown product or one that this site does not sell. */
export const createUnknownProductError = (productId: string, siteId: string): CallError =>
  new CallError(404, 'ORD404', [`No product "${productId}" on ${siteId}.`]);

/** `TFKES01MG4S` → the style and its color, which is empty for a style alone. */
export const splitProductId = (productId: string): readonly [styleId: string, color: string] => [productId.slice(0, 8), productId.slice(8)];
