import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports.ts';

export interface ListCacheOptions<Question, List> {
  readonly clock: Clock;
  /** Cache key of a query. */
  readonly getKey: (question: Question) => string;
  /** Resolves all queries with one statement. */
  readonly read: (questions: readonly Question[]) => Promise<readonly List[]>;
}

/** Maximum age in milliseconds, after which sold-out products are no longer shown. */
const maxAge = 1000;
/** Age in milliseconds after which a list is refreshed in the background, so that requests for popular lists never wait. */
const refreshAge = 500;
const maxLists = 1000;

interface Entry<List> {
  readonly at: number;
  readonly list: Promise<List>;
}

interface KeyedQuery<Question> {
  readonly question: Question;
  readonly key: string;
}

/** Caches lists by query. Missing and expired lists are read in one statement, which concurrent requests share. */
export function createListCache<Question, List>({ clock, getKey, read }: ListCacheOptions<Question, List>) {
  const cache = new LRUCache<string, Entry<List>>({ max: maxLists });

  function refreshAll(queries: readonly KeyedQuery<Question>[]): void {
    if (queries.length === 0) return;
    // Taken before the statement, which may miss products that sell out after it has started.
    const at = clock.now().getTime();
    const response = read(queries.map(({ question }) => question));
    for (const [index, { key }] of queries.entries()) {
      const list = response.then((lists) => lists[index] as List);
      const entry = { at, list };
      cache.set(key, entry);
      list.catch(() => cache.peek(key) === entry && cache.delete(key));
    }
  }

  return (questions: readonly Question[]): Promise<List[]> => {
    const now = clock.now().getTime();
    const queries = questions.map((question) => ({ question, key: getKey(question) }));
    const findOlderThan = (age: number): KeyedQuery<Question>[] =>
      queries.filter(({ key }) => now - (cache.get(key)?.at ?? Number.NEGATIVE_INFINITY) >= age);
    refreshAll(findOlderThan(maxAge));
    const responses = queries.map(({ key }) => (cache.get(key) as Entry<List>).list);
    refreshAll(findOlderThan(refreshAge));
    return Promise.all(responses);
  };
}
