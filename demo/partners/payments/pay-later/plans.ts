import { z } from 'zod';
import type { Seal } from '../../sandbox/seal.ts';
import { createDigest } from '../create-digest.ts';
import { createJournal } from '../journal.ts';
import type { Session } from '../sessions/session-request.ts';
import { approvingScript } from '../test-cards.ts';
import { createSessionClaims, type TokenClaims } from '../token-claims.ts';
import { isEligible } from './plan-terms.ts';

const entry = z.strictObject({
  /** SHA-256 of the session. */
  session: z.string(),
  outcome: z.enum(['accepted', 'declined', 'abandoned']),
  /** Token of an accepted plan; stored, so that every request gets the same token. */
  token: z.string().optional(),
});
type Plan = z.output<typeof entry>;

/** Results of plan sessions. Accepted and declined are final; a shopper who left may come back. */
export interface Plans {
  find(sessionId: string): Plan | undefined;
  /** Declines when no plan can pay the amount. */
  accept(sessionId: string, session: Session): Promise<void>;
  decline(sessionId: string): void;
  abandon(sessionId: string): void;
}

export interface PlansOptions {
  readonly tokens: Seal<TokenClaims>;
  /** In memory by default. */
  readonly file?: string;
}

export function createPlans({ tokens, file }: PlansOptions): Plans {
  const journal = createJournal(entry, file);
  const plans = new Map(journal.entries.map((plan) => [plan.session, plan]));
  const write = (sessionId: string, plan: Omit<Plan, 'session'>): void => {
    const session = createDigest(sessionId);
    const known = plans.get(session);
    if (known && known.outcome !== 'abandoned') return;
    plans.set(session, { session, ...plan });
    journal.append({ session, ...plan });
  };
  return {
    find: (sessionId) => plans.get(createDigest(sessionId)),
    async accept(sessionId, session) {
      const { amount } = session;
      if (!amount || !isEligible(amount)) return write(sessionId, { outcome: 'declined' });
      const { sealed } = await tokens.seal({ ...createSessionClaims(sessionId, session), script: approvingScript, limit: amount });
      return write(sessionId, { outcome: 'accepted', token: sealed });
    },
    decline: (sessionId) => write(sessionId, { outcome: 'declined' }),
    abandon: (sessionId) => write(sessionId, { outcome: 'abandoned' }),
  };
}
