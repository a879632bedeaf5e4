import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '#storefront/services/log.ts';
import type { OriginResponse } from './validate-response.ts';
import { parseResponseFile, serializeResponseFile, type CachedResponse } from './response-file.ts';

interface Entry extends CachedResponse {
  readonly writtenAt: number;
}

/** Valid responses in memory, with a copy in files that the next start reads. */
export interface ResponseStore {
  get(key: string): CachedResponse | undefined;
  set(key: string, response: OriginResponse): void;
  delete(key: string): void;
  /** Resolves once all changes are in files. */
  flush(): Promise<void>;
}

type StoredFile = NonNullable<ReturnType<typeof parseResponseFile>>;

interface Options {
  readonly folder: string;
  /** Largest total size, in memory and in files. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Bytes of an entry in addition to its body. */
const ENTRY_OVERHEAD = 1024;
/** Milliseconds after which the file of an unchanged response is written again, so that a restart knows its age. */
const REWRITE_AFTER = 600_000;
const FILE = /^[0-9a-f]{64}\.response$/;

const getSize = (body: string): number => Buffer.byteLength(body) + ENTRY_OVERHEAD;

/** Opens the store and deletes unreadable files. The least recently used responses are evicted first. */
export async function openResponseStore({ folder, bytes, now, log }: Options): Promise<ResponseStore> {
  const getFile = (key: string): string => path.join(folder, `${hash('sha256', key)}.response`);
  const changed = new Set<string>();
  let writing: Promise<void> | undefined;
  let isBlocked = false;
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    dispose: (_, key, reason) => {
      if (reason !== 'set') queueWrite(key);
    },
  });

  await mkdir(folder, { recursive: true });
  const found: StoredFile[] = [];
  // One by one, because a process may open fewer files than there are.
  for (const name of await readdir(folder)) found.push(...(await readOrRemove(path.join(folder, name), FILE.test(name))));
  const byAge = found.toSorted((one, other) => one.response.cachedAt - other.response.cachedAt);
  for (const { key, response } of byAge) entries.set(key, { ...response, writtenAt: response.cachedAt }, { size: getSize(response.body) });

  return {
    get: (key) => entries.get(key),
    set(key, { status, body }) {
      const cachedAt = now();
      const previous = entries.peek(key);
      const isWritten = previous?.status === status && previous.body === body && cachedAt - previous.writtenAt < REWRITE_AFTER;
      entries.set(key, { status, body, cachedAt, writtenAt: isWritten ? previous.writtenAt : cachedAt }, { size: getSize(body) });
      if (!isWritten) queueWrite(key);
    },
    delete: (key) => void entries.delete(key),
    flush: async () => writing,
  };

  /** Writes in the background, one file at a time. */
  function queueWrite(key: string): void {
    changed.add(key);
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
  }

  async function writeAll(): Promise<void> {
    // Send the response first.
    await new Promise((resolve) => setImmediate(resolve));
    for (const key of changed) {
      changed.delete(key);
      await writeOne(key).then(handleWritten, handleWriteError);
    }
  }

  async function writeOne(key: string): Promise<void> {
    const file = getFile(key);
    const response = entries.peek(key);
    if (response === undefined) return rm(file, { force: true });
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, serializeResponseFile(key, response));
    return rename(temporary, file);
  }

  function handleWritten(): void {
    isBlocked = false;
  }

  function handleWriteError(error: unknown): void {
    if (!isBlocked) log.warn('[cairn] [content-origin] responses are cached in memory only', { reason: String(error) });
    isBlocked = true;
  }
}

async function readOrRemove(file: string, isResponse: boolean): Promise<readonly StoredFile[]> {
  const read = isResponse ? parseResponseFile(await readFile(file, 'utf8').catch(() => '')) : undefined;
  if (read) return [read];
  await rm(file, { force: true }).catch(() => undefined);
  return [];
}
