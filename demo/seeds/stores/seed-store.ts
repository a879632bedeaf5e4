import type { StoreService } from '#backend/stores/store.ts';

/** A day that a store has every year beside the holidays of its country. */
export interface YearlyDay {
  readonly month: number;
  readonly day: number;
  /** As a day of `hours`. */
  readonly hours: string | null;
  readonly name: Readonly<Record<'en' | 'fr' | 'de', string>>;
}

/** A shop that one can walk into; it carries part of its brand's range. */
export interface SeedStore {
  readonly id: string;
  readonly brand: 'tarnfell' | 'solvane';
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** `parcels` by default. */
  readonly services?: readonly StoreService[];
  /** Those of its country by default. */
  readonly hours?: readonly (string | null)[];
  /** Beside those of its country. */
  readonly specialDays?: readonly YearlyDay[];
  /** For good. */
  readonly closed?: true;
  readonly pickupCutOff?: string;
}

/** Services of a store that has room for parcels. */
export const parcels = ['pickup', 'shipToStore'] as const satisfies readonly StoreService[];
