/** On which the pages of a shop say to the same browser's showcase what they tell. */
export const eventStream = 'cairn:events';

export interface StreamedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the page. */
  readonly path: string;
  /** As the data layer has it. */
  readonly entry: Readonly<Record<string, unknown>>;
}
