import type { StoreService } from '#backend/stores/store.ts';

/** A yearly special day of a store besides the holidays of its country. */
export interface YearlyDay {
  readonly month: number;
  readonly day: number;
  /** In the form of `hours`. */
  readonly hours: string | null;
  readonly name: Readonly<Record<'en' | 'fr' | 'de', string>>;
}

/** A physical shop; it carries part of its brand's range. */
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
  /** Defaults to the hours of the country. */
  readonly hours?: readonly (string | null)[];
  /** Adds to those of its country. */
  readonly specialDays?: readonly YearlyDay[];
  /** True when permanently closed. */
  readonly closed?: true;
  readonly pickupCutOff?: string;
}

/** Services of a store that can keep parcels. */
export const parcels = ['pickup', 'shipToStore'] as const satisfies readonly StoreService[];
