import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { shippingMethodCodeValues } from '#generated/openapi/enums.ts';
import { methodPlaces } from './method-places.ts';

/** Name of the form field with a delivery. */
export const choiceField = 'choice';

/** Serializes a delivery as a form value: its code, and its place after a colon ("pickup:TF-DEN-01"). */
export function formatChoice({ code, storeId, collectionPointId }: DeliveryChoice): string {
  const place = storeId ?? collectionPointId;
  return place === undefined ? code : `${code}:${place}`;
}

/** @returns undefined if the text names no method */
export function parseChoice(text: string): DeliveryChoice | undefined {
  const end = text.indexOf(':');
  const name = end < 0 ? text : text.slice(0, end);
  const place = end < 0 ? '' : text.slice(end + 1);
  const code = shippingMethodCodeValues.find((value) => value === name);
  if (code === undefined) return undefined;
  const kind = methodPlaces[code]?.kind;
  if (place === '' || kind === undefined) return { code };
  return kind === 'store' ? { code, storeId: place } : { code, collectionPointId: place };
}
