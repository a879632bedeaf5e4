import { createHash } from 'node:crypto';
import type { Clock, Log } from '../../ports.ts';
import type { StoredFile, VariantFiles } from './variant-files.ts';

export interface VariantCacheLimits {
  readonly maxBytes: number;
  readonly maxVariantsPerImage: number;
}

export interface VariantCacheOptions {
  readonly files: VariantFiles;
  readonly limits: VariantCacheLimits;
  readonly clock: Clock;
  readonly log: Log;
}

/** An LRU cache of variants in files. File errors never fail the caller: they are logged once a minute. */
export interface VariantCache {
  has(image: string, key: string): boolean;
  /** Returns null for a missing variant. */
  read(image: string, key: string): Promise<Buffer | null>;
  write(image: string, key: string, bytes: Uint8Array): Promise<void>;
  /** False for a while after a failed write. Drawing ahead is useless meanwhile. */
  readonly isWritable: boolean;
  readonly totalBytes: number;
  readonly count: number;
}

const hashName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
const getImageName = ({ name }: StoredFile): string => name.slice(0, name.indexOf('/'));

const touchEveryMs = 3_600_000;
const reportIntervalMs = 60_000;
const tryAgainAfterMs = 10_000;

export function createVariantCache({ files, limits, clock, log }: VariantCacheOptions): VariantCache {
  const getTime = (): number => clock.now().getTime();
  let failedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (what: string, error: unknown): void => {
    if (getTime() - reportedAt < reportIntervalMs) return;
    reportedAt = getTime();
    log.warn(`[cairn] [images] ${what}: pictures are served without being kept`, { error: String(error) });
  };

  /** Loads the variants of an earlier run, oldest first, as the map's order is the order of eviction. */
  const loadEntries = (): Map<string, StoredFile> => {
    try {
      return new Map(
        files
          .list()
          .toSorted((a, b) => a.usedAt - b.usedAt)
          .map((entry) => [entry.name, entry]),
      );
    } catch (error) {
      logFailure('the folder of pictures can not be read', error);
      return new Map();
    }
  };

  const entries = loadEntries();
  let totalBytes = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const getFileName = (image: string, key: string): string => `${hashName(image)}/${hashName(key)}`;

  const removeEntry = ({ name, bytes }: StoredFile): void => {
    if (entries.delete(name)) totalBytes -= bytes;
  };
  const drop = async (entry: StoredFile): Promise<void> => {
    removeEntry(entry);
    await files.remove(entry.name);
  };

  const markAsUsed = (entry: StoredFile): void => {
    const isOld = getTime() - entry.usedAt >= touchEveryMs;
    entries.delete(entry.name);
    entries.set(entry.name, isOld ? { ...entry, usedAt: getTime() } : entry);
    // Losing the time of use is harmless.
    if (isOld) void files.touch(entry.name, getTime()).catch(() => undefined);
  };

  const makeRoom = async (image: string): Promise<void> => {
    const siblings = [...entries.values()].filter((entry) => getImageName(entry) === image);
    for (const entry of siblings.slice(0, Math.max(0, siblings.length - limits.maxVariantsPerImage))) await drop(entry);
    for (const entry of entries.values()) {
      if (totalBytes <= limits.maxBytes || entries.size === 1) return;
      if (entry.bytes > 0) await drop(entry);
    }
  };

  return {
    has: (image, key) => entries.has(getFileName(image, key)),
    async read(image, key) {
      const entry = entries.get(getFileName(image, key));
      if (!entry) return null;
      try {
        const bytes = await files.read(entry.name);
        markAsUsed(entry);
        return bytes;
      } catch {
        await drop(entry).catch(() => undefined);
        return null;
      }
    },
    async write(image, key, bytes) {
      const name = getFileName(image, key);
      try {
        await files.write(name, bytes);
        const earlier = entries.get(name);
        if (earlier) removeEntry(earlier);
        entries.set(name, { name, bytes: bytes.byteLength, usedAt: getTime() });
        totalBytes += bytes.byteLength;
        failedAt = Number.NEGATIVE_INFINITY;
        await makeRoom(hashName(image));
      } catch (error) {
        failedAt = getTime();
        logFailure('failed to cache a picture', error);
      }
    },
    get isWritable() {
      return getTime() - failedAt >= tryAgainAfterMs;
    },
    get totalBytes() {
      return totalBytes;
    },
    get count() {
      return entries.size;
    },
  };
}
