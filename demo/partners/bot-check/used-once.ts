import type { Clock } from '../sandbox/seal.ts';

export interface UsedOnce {
  /** Whether it is the first time. */
  use(id: string, expiresAt: Date): boolean;
}

/** Remembers what was used for as long as it would be good. */
export function createUsedOnce(clock: Clock): UsedOnce {
  const used = new Map<string, number>();
  return {
    use(id, expiresAt) {
      const now = clock.now().getTime();
      // The oldest come first.
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
