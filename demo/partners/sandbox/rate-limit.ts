import type { Clock } from './seal.ts';

export interface RateLimit {
  /** Seconds to wait, or 0 when this one may pass. */
  take(subject: string): number;
}

const maxSubjects = 10_000;

/** Allows `most` requests per minute and subject, against mass testing of cards. Forgets subjects after their minute. */
export function createRateLimit(most: number, clock: Clock): RateLimit {
  const minutes = new Map<string, { readonly endsAt: number; taken: number }>();
  return {
    take(subject) {
      const now = clock.now().getTime();
      if (minutes.size >= maxSubjects) for (const [other, { endsAt }] of minutes) if (endsAt <= now) minutes.delete(other);
      const known = minutes.get(subject);
      const minute = known && known.endsAt > now ? known : { endsAt: now + 60_000, taken: 0 };
      minute.taken += 1;
      minutes.set(subject, minute);
      return minute.taken > most ? Math.ceil((minute.endsAt - now) / 1000) : 0;
    },
  };
}
