import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { badRequest } from '../router/call-error.ts';

type PlaceField = 'storeId' | 'collectionPointId';

const fields = Object.keys({ storeId: true, collectionPointId: true } satisfies Record<PlaceField, true>) as readonly PlaceField[];

/** The id of the place that a choice names. Throws 400 where it names a place of another sort, or any where no field is given. */
export function onlyPlace(choice: Pick<DeliveryChoice, PlaceField>, field?: PlaceField): string | undefined {
  const other = fields.find((name) => name !== field && choice[name] !== undefined);
  if (other) throw badRequest([`body/${other}: is not for this method`]);
  return field && choice[field];
}
