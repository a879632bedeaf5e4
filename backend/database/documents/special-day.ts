/** A day with hours of its own, which replace those of the week and of a holiday. */
export interface StoredSpecialDay {
  /** ISO 8601 day. */
  readonly date: string;
  /** Spans as `10:00-14:00`, several separated by commas; null where it is closed all day. */
  readonly hours: string | null;
  /** Keyed by language. */
  readonly name?: Readonly<Record<string, string>>;
}
