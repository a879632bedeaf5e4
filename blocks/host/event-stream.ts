/** Channel on which a shop's pages send their events to the same browser's showcase. */
export const eventStream = 'cairn:events';

export interface StreamedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Path of the page. */
  readonly path: string;
  /** The event as the data layer contains it. */
  readonly entry: Readonly<Record<string, unknown>>;
}
