import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { CallCustomer } from '../../router/call-context.ts';

/** Milliseconds that a host goes by what it has read: for so long a session may outlive its end on another host. */
const remembered = 10_000;
const mostKnown = 10_000;

interface Known {
  readonly until: number;
  /** Undefined where the customer has no account. */
  readonly usids: Promise<ReadonlySet<string> | undefined>;
}

/** Which sessions of accounts have not been ended, though their access tokens are good for a while yet. */
export interface LiveSessions {
  /** "unknown" where there is no such account any more. */
  stateOf(customer: Pick<CallCustomer, 'id' | 'usid'>): Promise<'live' | 'ended' | 'unknown'>;
  /** Once sessions of a customer have ended, so that their tokens are refused at once on this host. */
  forget(customerId: string): void;
}

export function createLiveSessions(db: Kysely<Tables>, clock: Clock): LiveSessions {
  const known = new LRUCache<string, Known>({ max: mostKnown });

  const read = async (customerId: string): Promise<ReadonlySet<string> | undefined> => {
    const rows = await db
      .selectFrom('accounts')
      .leftJoin('sessions', 'sessions.customer_id', 'accounts.customer_id')
      .select('sessions.usid')
      .where('accounts.customer_id', '=', customerId)
      .execute();
    return rows.length === 0 ? undefined : new Set(rows.flatMap(({ usid }) => usid ?? []));
  };
  const readAnew = (customerId: string): Known['usids'] => {
    const usids = read(customerId);
    const entry = { until: clock.now().getTime() + remembered, usids };
    known.set(customerId, entry);
    usids.catch(() => {
      if (known.peek(customerId) === entry) known.delete(customerId);
    });
    return usids;
  };

  return {
    async stateOf({ id, usid }) {
      const found = known.get(id);
      if (found && found.until > clock.now().getTime() && (await found.usids)?.has(usid)) return 'live';
      // One that is not known may have begun meanwhile, on any host.
      const usids = await readAnew(id);
      if (!usids) return 'unknown';
      return usids.has(usid) ? 'live' : 'ended';
    },
    forget: (customerId) => void known.delete(customerId),
  };
}
