import type { CollectionPoint, DayHours } from '#generated/openapi/shared.ts';
import type { Position } from '#generated/openapi/stores.ts';

/** A store or a collection point as a choice lists it. */
export interface FoundPlace extends Pick<
  CollectionPoint,
  'id' | 'name' | 'addressLine1' | 'city' | 'stateCityProvDept' | 'postalCode' | 'country' | 'distance'
> {
  readonly hours: readonly DayHours[];
  /** E.g. the carrier, or what the store has. */
  readonly note?: string;
  /** False if the goods are not there. */
  readonly isAvailable: boolean;
}

export interface FoundPlaces {
  /** The place that distances are measured from; absent for a position, and where it is not known. */
  readonly label?: string;
  readonly isKnown: boolean;
  readonly places: readonly FoundPlace[];
}

/** Origin of a search. */
export type SearchOrigin = { readonly place: string } | { readonly position: Position };
