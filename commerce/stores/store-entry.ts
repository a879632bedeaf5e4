import type { StoreOpening } from '#generated/openapi/stores.ts';

/** Opening hours of a day, as a list shows them. */
export interface HoursRow {
  readonly day: string;
  /** More than one where the store has a break. */
  readonly spans: readonly string[];
  readonly isToday?: true;
}

/** A store of another country of the brand. */
export interface StoreAbroad {
  readonly country: string;
  /** Locale of the site of that country, e.g. "fr-ca"; absent where the brand has none. */
  readonly locale?: string;
}

/** A store as parts show it. Plain data whose texts the server has written, its times in the store's zone. */
export interface StoreEntry {
  readonly id: string;
  readonly name: string;
  /** Path of the store's page, with its locale. */
  readonly href: string;
  readonly address: readonly string[];
  readonly distance?: string;
  readonly opening: {
    readonly state: StoreOpening['state'];
    readonly label: string;
    /** When that changes, e.g. "closes at 8:00 PM". */
    readonly change?: string;
  };
  /** Monday first. */
  readonly week: readonly HoursRow[];
  readonly specialDays: readonly HoursRow[];
  readonly services: readonly string[];
  readonly phone: { readonly label: string; readonly href: string };
  /** A `geo:` address, which opens the device's own map. */
  readonly directions: string;
  readonly latitude: number;
  readonly longitude: number;
  /** When an order that is placed now can be collected. */
  readonly pickup?: string;
  readonly abroad?: StoreAbroad;
}
