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

/** Lists by their questions. What is not there, or too old, is read with one statement for all that are missing; who asks meanwhile shares it. */
export function createKeptLists<Question, List>({ clock, keyOf, read }: KeptListsOptions<Question, List>) {
  const kept = new LRUCache<string, Entry<List>>({ max: mostLists });

  function readAll(questions: readonly Question[]): void {
    if (questions.length === 0) return;
    // Counted from before the statement: what sells out after it has begun may be missed.
    const at = clock.now().getTime();
    const answer = read(questions);
    for (const [index, question] of questions.entries()) {
      const key = keyOf(question);
      const list = answer.then((lists) => lists[index] as List);
      const entry = { at, list };
      kept.set(key, entry);
      list.catch(() => kept.peek(key) === entry && kept.delete(key));
    }
  }

  return (questions: readonly Question[]): Promise<List[]> => {
    const now = clock.now().getTime();
    const ageOf = (question: Question): number => now - (kept.get(keyOf(question))?.at ?? Number.NEGATIVE_INFINITY);
    const isFresh = (question: Question): boolean => ageOf(question) < longest;
    readAll(questions.filter((question) => !isFresh(question)));
    const answers = questions.map((question) => (kept.get(keyOf(question)) as Entry<List>).list);
    readAll(questions.filter((question) => ageOf(question) >= soon));
    return Promise.all(answers);
  };
}
