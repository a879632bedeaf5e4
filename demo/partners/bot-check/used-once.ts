import type { Clock } from '../sandbox/seal.ts';

export interface UsedOnce {
  /** Returns true on the first use. */
  use(id: string, expiresAt: Date): boolean;
}

/** Stores used ids until they expire. */
export function createUsedOnce(clock: Clock): UsedOnce {
  const used = new Map<string, number>();
  return {
    use(id, expiresAt) {
      const now = clock.now().getTime();
      // Oldest entries first.
      for (const [known, until] of used) {
        if (until > now) break;
        used.delete(known);
      }
      if (used.has(id)) return false;
      used.set(id, expiresAt.getTime());
      return true;
    },
  };
}
