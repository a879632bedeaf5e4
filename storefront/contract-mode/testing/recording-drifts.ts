import type { Drift } from '#contract/drift/drift.ts';
import type { DriftSource, DriftStore } from '#contract/drift/drift-store.ts';

interface Recorded {
  readonly drift: Drift;
  readonly source: DriftSource;
}

/** A store that records its calls in order. */
export function createRecordingDrifts(): { readonly drifts: DriftStore; readonly recorded: readonly Recorded[] } {
  const recorded: Recorded[] = [];
  const throwUnused = (): never => {
    throw new Error('not part of this test');
  };
  const drifts: DriftStore = {
    contractCommit: 'none',
    record: (found, source) => void recorded.push(...found.map((drift) => ({ drift, source }))),
    list: throwUnused,
    count: throwUnused,
    operations: throwUnused,
    clear: throwUnused,
    subscribe: throwUnused,
    close: () => undefined,
  };
  return { drifts, recorded };
}
