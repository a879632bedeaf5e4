import path from 'node:path';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { Log } from '#storefront/services/log.ts';
import type { KeptAnswer } from './answer-file.ts';
import { openAnswerStore } from './answer-store.ts';
import type { Answer } from './judge-answer.ts';

export interface KeptAnswers {
  find(key: string): KeptAnswer | undefined;
  keep(key: string, operationId: OperationId, answer: Answer): void;
  settled(): Promise<void>;
}

interface Options {
  readonly folder: string;
  readonly bytes: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Part of the room for answers that visitors can make as many of as they like: to searches, and that there is no such thing. */
const MADE_UP = 1 / 8;

/** The last good answers, so that no number of made-up addresses drives a document out. */
export async function openKeptAnswers({ folder, bytes, ...rest }: Options): Promise<KeptAnswers> {
  const [documents, madeUp] = await Promise.all([
    openAnswerStore({ ...rest, folder: path.join(folder, 'documents'), bytes: Math.ceil(bytes * (1 - MADE_UP)) }),
    openAnswerStore({ ...rest, folder: path.join(folder, 'made-up'), bytes: Math.ceil(bytes * MADE_UP) }),
  ]);
  return {
    find: (key) => documents.find(key) ?? madeUp.find(key),
    keep(key, operationId, answer) {
      const isMadeUp = answer.status !== 200 || operationId === 'searchContent';
      // A document that is taken down stays so.
      (isMadeUp ? documents : madeUp).forget(key);
      (isMadeUp ? madeUp : documents).keep(key, answer);
    },
    settled: async () => void (await Promise.all([documents.settled(), madeUp.settled()])),
  };
}
