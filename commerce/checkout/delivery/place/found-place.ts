import type { CollectionPoint, DayHours } from '#generated/openapi/shared.ts';
import type { Position } from '#generated/openapi/stores.ts';

/** A store or collection point of a search result. */
export interface FoundPlace extends Pick<
  CollectionPoint,
  'id' | 'name' | 'addressLine1' | 'city' | 'stateCityProvDept' | 'postalCode' | 'country' | 'distance'
> {
  readonly hours: readonly DayHours[];
  /** E.g. the carrier, or the stock of the store. */
  readonly note?: string;
  /** True if the goods are available there. */
  readonly isAvailable: boolean;
}

export interface FoundPlaces {
  /** Name of the search origin; absent if the device's position was used or the origin is unknown. */
  readonly label?: string;
  readonly isKnown: boolean;
  readonly places: readonly FoundPlace[];
}

/** Origin of a search. */
export type SearchOrigin = { readonly place: string } | { readonly position: Position };
