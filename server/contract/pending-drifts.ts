import type { Drift } from '#contract/drift/drift.ts';
import type { ContractMode, DriftReporter, DriftSource } from '#contract/drift/drift-store.ts';

/** A drift with the sightings since the last write. */
export interface PendingDrift {
  readonly drift: Drift;
  /** JSON; null if the drift has no example. */
  readonly example: string | null;
  readonly firstSeen: Date;
  lastSeen: Date;
  count: number;
  readonly reportedBy: Set<DriftReporter>;
  readonly modes: Set<ContractMode>;
}

/** Maximum number of pending rows. Further ones are dropped: a broken backend reports them again. */
const MAX_ROWS = 250;
const LONGEST_TEXT = 300;
const LONGEST_EXAMPLE = 1000;

/** Collects drifts between two writes, one row per drift. */
export class PendingDrifts {
  #rows = new Map<string, PendingDrift>();
  #dropped = 0;

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  add(drift: Drift, { reportedBy, mode, at }: DriftSource): void {
    const pointer = truncate(drift.pointer);
    const key = `${drift.operationId} ${drift.status} ${drift.kind} ${pointer}`;
    const known = this.#rows.get(key);
    if (known) {
      known.count += 1;
      known.lastSeen = at;
      known.reportedBy.add(reportedBy);
      known.modes.add(mode);
    } else if (this.#rows.size >= MAX_ROWS) this.#dropped += 1;
    else {
      this.#rows.set(key, {
        drift: { ...drift, pointer, expected: truncate(drift.expected) },
        example: formatExample(drift.example),
        firstSeen: at,
        lastSeen: at,
        count: 1,
        reportedBy: new Set([reportedBy]),
        modes: new Set([mode]),
      });
    }
  }

  /** Returns and clears the collected rows and the number of dropped drifts. */
  take(): { readonly rows: readonly PendingDrift[]; readonly dropped: number } {
    const taken = { rows: [...this.#rows.values()], dropped: this.#dropped };
    this.clear();
    return taken;
  }

  clear(): void {
    this.#rows = new Map();
    this.#dropped = 0;
  }
}

function truncate(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** The example as JSON. A long one becomes a JSON string with the beginning of its JSON. */
function formatExample(example: unknown): string | null {
  const text = (JSON.stringify(example) as string | undefined) ?? null;
  return text !== null && text.length > LONGEST_EXAMPLE ? JSON.stringify(`${text.slice(0, LONGEST_EXAMPLE)}…`) : text;
}
