/** Logs one sentence per line, with data to search for. */
export interface Log {
  info(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  warn(sentence: string, data?: Readonly<Record<string, unknown>>): void;
  error(sentence: string, data?: Readonly<Record<string, unknown>>): void;
}
