import type { Store as StoreOnWire, StoreOpening } from '#generated/openapi/stores.ts';
import type { StoredSpecialDay } from '../database/documents/special-day.ts';

export type StoreService = StoreOnWire['services'][number];
export type OpeningState = StoreOpening['state'];

/** Input of the opening hours of a place. */
export interface OpeningTimes {
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. Defines the holidays. */
  readonly country: string;
  /** Monday first, as `10:00-19:00`, or `09:00-12:00,13:00-18:00` with a break; null for a closed day. */
  readonly hours: readonly (string | null)[];
  readonly specialDays: readonly StoredSpecialDay[];
}

export interface Store extends OpeningTimes {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  /** State or province. */
  readonly region: string | null;
  readonly postalCode: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly services: readonly StoreService[];
  /** True if closed permanently. */
  readonly closed: boolean;
  /** Local time until which an order is prepared on the same day, e.g. `17:00`. */
  readonly pickupCutOff: string;
  /** Preparation time of an order, in minutes of opening time. */
  readonly pickupMinutes: number;
}

/** True if the store offers the service and is not closed permanently. */
export function hasService({ closed, services }: Pick<Store, 'closed' | 'services'>, service: StoreService): boolean {
  return !closed && services.includes(service);
}
