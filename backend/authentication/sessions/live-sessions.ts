import { LRUCache } from 'lru-cache';
import { sql, type Kysely } from 'kysely';
import type { Listen, Listener } from '../../database/listen.ts';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { CallCustomer } from '../../router/call-context.ts';
import { isEmployedSql } from '../staff/is-employed.ts';

/**
 * Milliseconds that sessions are cached: the longest time that an ended session can survive on another host when the notification is lost.
 */
const cachePeriod = 10_000;
const maxKnown = 10_000;

interface Known {
  readonly until: number;
  /** Undefined when the account, or the customer of a staff session, does not exist. */
  readonly usids: Promise<ReadonlySet<string> | undefined>;
}

/** Checks that sessions have not ended, since access tokens remain valid for a while. */
export interface LiveSessions {
  /** "unknown" when the account no longer exists. */
  getState(customer: Pick<CallCustomer, 'id' | 'usid' | 'staff'>): Promise<'live' | 'ended' | 'unknown'>;
  /** Invalidates the cached sessions of a customer on this host; the database notifies other hosts. */
  invalidate(customerId: string): void;
  close(): Promise<void>;
}

interface LiveSessionsOptions {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Omit on a single host. */
  readonly listen?: Listen;
}

const localListener: Listener = { isListening: () => true, close: async () => undefined };

const getStaffKey = (customerId: string): string => `staff ${customerId}`;

export function createLiveSessions({ db, clock, listen }: LiveSessionsOptions): LiveSessions {
  const known = new LRUCache<string, Known>({ max: maxKnown });
  const forget = (customerId: string): void => {
    known.delete(customerId);
    known.delete(getStaffKey(customerId));
  };
  const listener =
    listen?.('session_ended', (customerId) => {
      if (customerId === undefined) known.clear();
      else forget(customerId);
    }) ?? localListener;

  const readStaff = async (customerId: string): Promise<ReadonlySet<string> | undefined> => {
    const { rows } = await sql<{ readonly usid: string | null }>`select s.usid from customers c
      left join sessions s on s.customer_id = c.id and s.staff is not null and ${isEmployedSql(sql.ref('s.staff'))}
      where c.id = ${customerId}::uuid`.execute(db);
    return rows.length === 0 ? undefined : new Set(rows.flatMap(({ usid }) => usid ?? []));
  };
  const read = async (customerId: string): Promise<ReadonlySet<string> | undefined> => {
    const rows = await db
      .selectFrom('accounts')
      .leftJoin('sessions', 'sessions.customer_id', 'accounts.customer_id')
      .select('sessions.usid')
      .where('accounts.customer_id', '=', customerId)
      .execute();
    return rows.length === 0 ? undefined : new Set(rows.flatMap(({ usid }) => usid ?? []));
  };
  const refresh = (key: string, usids: Known['usids']): Known['usids'] => {
    const entry = { until: clock.now().getTime() + cachePeriod, usids };
    known.set(key, entry);
    usids.catch(() => {
      if (known.peek(key) === entry) known.delete(key);
    });
    return usids;
  };

  return {
    async getState({ id, usid, staff }) {
      const key = staff ? getStaffKey(id) : id;
      const found = known.get(key);
      if (found && listener.isListening() && found.until > clock.now().getTime() && (await found.usids)?.has(usid)) return 'live';
      // An unknown session may have started on another host since the last read.
      const usids = await refresh(key, staff ? readStaff(id) : read(id));
      if (!usids) return 'unknown';
      return usids.has(usid) ? 'live' : 'ended';
    },
    invalidate: forget,
    close: listener.close,
  };
}
