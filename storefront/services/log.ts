/** One sentence a line, with the data that a reader would search for. */
export interface Log {
  info(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  warn(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  error(sentence: string, data?: Readonly<Record<string, unknown>>): void;
}
