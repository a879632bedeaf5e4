import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports.ts';

export interface KeptListsOptions<Question, List> {
  readonly clock: Clock;
  /** Cache key of a query. */
  readonly keyOf: (question: Question) => string;
  /** Resolves all queries with one statement. */
  readonly read: (questions: readonly Question[]) => Promise<readonly List[]>;
}

/** Maximum age in milliseconds, after which sold-out products are no longer shown. */
const longest = 1000;
/** Age in milliseconds after which a list is refreshed in the background, so that requests for popular lists never wait. */
const soon = 500;
const mostLists = 1000;

interface Entry<List> {
  readonly at: number;
  readonly list: Promise<List>;
}

interface Asked<Question> {
  readonly question: Question;
  readonly key: string;
}

/** Caches lists by query. Missing and expired lists are read in one statement, which concurrent requests share. */
export function createKeptLists<Question, List>({ clock, keyOf, read }: KeptListsOptions<Question, List>) {
  const kept = new LRUCache<string, Entry<List>>({ max: mostLists });

  function readAll(asked: readonly Asked<Question>[]): void {
    if (asked.length === 0) return;
    // Taken before the statement, which may miss products that sell out after it has started.
    const at = clock.now().getTime();
    const answer = read(asked.map(({ question }) => question));
    for (const [index, { key }] of asked.entries()) {
      const list = answer.then((lists) => lists[index] as List);
      const entry = { at, list };
      kept.set(key, entry);
      list.catch(() => kept.peek(key) === entry && kept.delete(key));
    }
  }

  return (questions: readonly Question[]): Promise<List[]> => {
    const now = clock.now().getTime();
    const asked = questions.map((question) => ({ question, key: keyOf(question) }));
    const olderThan = (age: number): Asked<Question>[] =>
      asked.filter(({ key }) => now - (kept.get(key)?.at ?? Number.NEGATIVE_INFINITY) >= age);
    readAll(olderThan(longest));
    const answers = asked.map(({ key }) => (kept.get(key) as Entry<List>).list);
    readAll(olderThan(soon));
    return Promise.all(answers);
  };
}
