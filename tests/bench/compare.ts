/** Times of two implementations, measured alternately so that other load on the machine affects both alike. */
export interface Comparison {
  /** Median milliseconds. */
  readonly byHand: number;
  readonly engine: number;
  /** Median of the ratios of the rounds. */
  readonly ratio: number;
}

const ROUNDS = 300;
const PER_ROUND = 10;
const WARM_UP = 300;

/** Both functions return the HTML; reading its length forces lazily joined strings. */
export function compareTimes(byHand: () => string, engine: () => string): Comparison {
  for (let at = 0; at < WARM_UP; at += 1) Buffer.byteLength(byHand() + engine());
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const first = round % 2 === 0 ? byHand : engine;
    const second = round % 2 === 0 ? engine : byHand;
    const one = measureTime(first);
    const two = measureTime(second);
    return round % 2 === 0 ? { byHand: one, engine: two } : { byHand: two, engine: one };
  });
  return {
    byHand: computeMedian(times.map((pair) => pair.byHand)),
    engine: computeMedian(times.map((pair) => pair.engine)),
    ratio: computeMedian(times.map((pair) => pair.engine / pair.byHand)),
  };
}

export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function measureTime(run: () => string): number {
  const start = performance.now();
  for (let at = 0; at < PER_ROUND; at += 1) Buffer.byteLength(run());
  return (performance.now() - start) / PER_ROUND;
}
