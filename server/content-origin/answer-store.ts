import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '#storefront/services/log.ts';
import type { Answer } from './judge-answer.ts';
import { readAnswerFile, writeAnswerFile, type KeptAnswer } from './answer-file.ts';

interface Entry extends KeptAnswer {
  readonly writtenAt: number;
}

/** Good answers in memory and, behind that, in files that the next start reads. */
export interface AnswerStore {
  find(key: string): KeptAnswer | undefined;
  keep(key: string, answer: Answer): void;
  forget(key: string): void;
  /** Resolves once the files are as the memory is. */
  settled(): Promise<void>;
}

type FoundAnswer = NonNullable<ReturnType<typeof readAnswerFile>>;

interface Options {
  readonly folder: string;
  /** Of all answers together, in memory as in files. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** What one entry takes beside its text. */
const OVERHEAD = 1024;
/** Milliseconds after which the file of an answer that stays the same is written again, so that its age is known after a restart. */
const REWRITTEN = 600_000;
const FILE = /^[0-9a-f]{64}\.answer$/;

const sizeOf = (body: string): number => Buffer.byteLength(body) + OVERHEAD;

/** Reads what is kept; what cannot be read is taken away. The answers that nobody has asked for the longest go first. */
export async function openAnswerStore({ folder, bytes, now, log }: Options): Promise<AnswerStore> {
  const fileOf = (key: string): string => path.join(folder, `${hash('sha256', key)}.answer`);
  const changed = new Set<string>();
  let writing: Promise<void> | undefined;
  let isBlocked = false;
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    dispose: (_, key, reason) => {
      if (reason !== 'set') write(key);
    },
  });

  await mkdir(folder, { recursive: true });
  const found: FoundAnswer[] = [];
  // One after the other: there may be more files than a process may hold open.
  for (const name of await readdir(folder)) found.push(...(await readOrRemove(path.join(folder, name), FILE.test(name))));
  const byAge = found.toSorted((one, other) => one.answer.keptAt - other.answer.keptAt);
  for (const { key, answer } of byAge) entries.set(key, { ...answer, writtenAt: answer.keptAt }, { size: sizeOf(answer.body) });

  return {
    find: (key) => entries.get(key),
    keep(key, { status, body }) {
      const keptAt = now();
      const known = entries.peek(key);
      const isWritten = known?.status === status && known.body === body && keptAt - known.writtenAt < REWRITTEN;
      entries.set(key, { status, body, keptAt, writtenAt: isWritten ? known.writtenAt : keptAt }, { size: sizeOf(body) });
      if (!isWritten) write(key);
    },
    forget: (key) => void entries.delete(key),
    settled: async () => writing,
  };

  /** Behind whatever is done now; one file after the other. */
  function write(key: string): void {
    changed.add(key);
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  }

  async function writeAll(): Promise<void> {
    // Let the answer go first.
    await new Promise((resolve) => setImmediate(resolve));
    for (const key of changed) {
      changed.delete(key);
      await writeOne(key).then(noteWriting, noteBlock);
    }
  }

  async function writeOne(key: string): Promise<void> {
    const file = fileOf(key);
    const answer = entries.peek(key);
    if (answer === undefined) return rm(file, { force: true });
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, writeAnswerFile(key, answer));
    return rename(temporary, file);
  }

  function noteWriting(): void {
    isBlocked = false;
  }

  function noteBlock(error: unknown): void {
    if (!isBlocked) log.warn('[cairn] [content-origin] answers are kept in memory alone', { reason: String(error) });
    isBlocked = true;
  }
}

async function readOrRemove(file: string, isAnswer: boolean): Promise<readonly FoundAnswer[]> {
  const read = isAnswer ? readAnswerFile(await readFile(file, 'utf8').catch(() => '')) : undefined;
  if (read) return [read];
  await rm(file, { force: true }).catch(() => undefined);
  return [];
}
