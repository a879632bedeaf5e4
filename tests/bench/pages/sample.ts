/** What a load generator is told to ask for. */
export interface LoadOrder {
  readonly port: number;
  /** One of them each request, in turn: as "name: value" lines. */
  readonly visitors: readonly (readonly string[])[];
  readonly targets: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface Sample {
  readonly answers: number;
  /** Answers that were no 200, and connections that broke. */
  readonly failures: number;
  readonly milliseconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function summarize(times: readonly number[], failures: number, milliseconds: number): Sample {
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number): number => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { answers: times.length, failures, milliseconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
