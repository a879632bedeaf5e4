import type { StoreOpening } from '#generated/openapi/stores.ts';

/** Opening hours of a day as texts. */
export interface HoursRow {
  readonly day: string;
  /** Several if the store has a break. */
  readonly spans: readonly string[];
  readonly isToday?: true;
}

/** A store of the brand in another country. */
export interface StoreAbroad {
  readonly country: string;
  /** Locale of that country's site, e.g. "fr-ca"; absent if the brand has none. */
  readonly locale?: string;
}

/** A store as components show it. Plain data with texts formatted by the server, times in the store's zone. */
export interface StoreEntry {
  readonly id: string;
  readonly name: string;
  /** Path of the store's screen, with its locale. */
  readonly href: string;
  readonly address: readonly string[];
  readonly distance?: string;
  readonly opening: {
    readonly state: StoreOpening['state'];
    readonly label: string;
    /** When the state changes, e.g. "closes at 8:00 PM". */
    readonly change?: string;
  };
  /** Monday first. */
  readonly week: readonly HoursRow[];
  readonly specialDays: readonly HoursRow[];
  readonly services: readonly string[];
  readonly phone: { readonly label: string; readonly href: string };
  /** A `geo:` URL, which opens the device's map app. */
  readonly directions: string;
  readonly latitude: number;
  readonly longitude: number;
  /** When an order placed now can be collected. */
  readonly pickup?: string;
  readonly abroad?: StoreAbroad;
}
