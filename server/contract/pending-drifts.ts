import type { Drift } from '#contract/drift/drift.ts';
import type { ContractMode, DriftReporter, DriftSource } from '#contract/drift/drift-store.ts';

/** A drift and what was seen of it since the last write. */
export interface PendingDrift {
  readonly drift: Drift;
  /** JSON; null where the drift has no example. */
  readonly example: string | null;
  readonly firstSeen: Date;
  lastSeen: Date;
  count: number;
  readonly reportedBy: Set<DriftReporter>;
  readonly modes: Set<ContractMode>;
}

/** Rows that wait at most; further ones are dropped, since a broken backend finds them again. */
const MOST_ROWS = 250;
const LONGEST_TEXT = 300;
const LONGEST_EXAMPLE = 1000;

/** Collects drifts between two writes, one row for each. */
export class PendingDrifts {
  #rows = new Map<string, PendingDrift>();
  #dropped = 0;

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  add(drift: Drift, { reportedBy, mode, at }: DriftSource): void {
    const pointer = cut(drift.pointer);
    const key = `${drift.operationId} ${drift.status} ${drift.kind} ${pointer}`;
    const known = this.#rows.get(key);
    if (known) {
      known.count += 1;
      known.lastSeen = at;
      known.reportedBy.add(reportedBy);
      known.modes.add(mode);
    } else if (this.#rows.size >= MOST_ROWS) this.#dropped += 1;
    else {
      this.#rows.set(key, {
        drift: { ...drift, pointer, expected: cut(drift.expected) },
        example: exampleText(drift.example),
        firstSeen: at,
        lastSeen: at,
        count: 1,
        reportedBy: new Set([reportedBy]),
        modes: new Set([mode]),
      });
    }
  }

  /** Everything collected so far, and how many drifts were dropped. */
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

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** JSON of the example; a long one becomes the beginning of its JSON, as a string. */
function exampleText(example: unknown): string | null {
  const text = (JSON.stringify(example) as string | undefined) ?? null;
  return text !== null && text.length > LONGEST_EXAMPLE ? JSON.stringify(`${text.slice(0, LONGEST_EXAMPLE)}…`) : text;
}
