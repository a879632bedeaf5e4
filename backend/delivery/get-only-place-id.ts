import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { createBadRequestError } from '../router/call-error.ts';

type PlaceField = 'storeId' | 'collectionPointId';

const fields = Object.keys({ storeId: true, collectionPointId: true } satisfies Record<PlaceField, true>) as readonly PlaceField[];

/**
 * The id of the place in a choice.
 * @throws CallError 400 for a place of another type, or for any without a field.
 */
export function getOnlyPlaceId(choice: Pick<DeliveryChoice, PlaceField>, field?: PlaceField): string | undefined {
  const other = fields.find((name) => name !== field && choice[name] !== undefined);
  if (other) throw createBadRequestError([`body/${other}: is not for this method`]);
  return field && choice[field];
}
