import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports.ts';

export interface KeptListsOptions<Question, List> {
  readonly clock: Clock;
  /** What a question is kept by. */
  readonly keyOf: (question: Question) => string;
  /** Answers all questions with one statement. */
  readonly read: (questions: readonly Question[]) => Promise<readonly List[]>;
}

/** Milliseconds that a list is shown: what has sold out since is on no page after them. */
const longest = 1000;
/** Milliseconds after which a list that is shown is read anew behind the answer, so that nobody waits for one that many ask for. */
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

/** Lists by their questions. What is not there, or too old, is read with one statement for all that are missing; who asks meanwhile shares it. */
export function createKeptLists<Question, List>({ clock, keyOf, read }: KeptListsOptions<Question, List>) {
  const kept = new LRUCache<string, Entry<List>>({ max: mostLists });

  function readAll(asked: readonly Asked<Question>[]): void {
    if (asked.length === 0) return;
    // Counted from before the statement: what sells out after it has begun may be missed.
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
