/** A day with special hours, which replace those of the week and of a holiday. */
export interface StoredSpecialDay {
  /** ISO 8601 date. */
  readonly date: string;
  /** Spans as `10:00-14:00`, separated by commas; null for a day on which it is closed. */
  readonly hours: string | null;
  /** Keyed by language. */
  readonly name?: Readonly<Record<string, string>>;
}
