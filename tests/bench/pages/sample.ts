/** Instructions for a load generator. */
export interface LoadOrder {
  readonly port: number;
  /** Header lines as "name: value"; requests use the visitors in turn. */
  readonly visitors: readonly (readonly string[])[];
  readonly targets: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface Sample {
  readonly responses: number;
  /** Responses other than 200, and broken connections. */
  readonly failures: number;
  readonly milliseconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function summarize(times: readonly number[], failures: number, milliseconds: number): Sample {
  const ordered = times.toSorted((a, b) => a - b);
  const getPercentile = (share: number): number => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { responses: times.length, failures, milliseconds, p50: getPercentile(0.5), p95: getPercentile(0.95), p99: getPercentile(0.99) };
}
