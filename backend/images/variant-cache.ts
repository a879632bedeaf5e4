import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface VariantCacheLimits {
  readonly maxBytes: number;
  readonly maxVariantsPerImage: number;
}

/** Variants on disk, the longest unused leave first. */
export interface VariantCache {
  has(image: string, key: string): boolean;
  /** Null where there is none. */
  read(image: string, key: string): Promise<Buffer | null>;
  write(image: string, key: string, bytes: Uint8Array): Promise<void>;
  readonly totalBytes: number;
  readonly count: number;
}

interface Entry {
  readonly image: string;
  readonly file: string;
  readonly bytes: number;
  usedAt: number;
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
const temporary = '.part';

/** Reads what an earlier run left; oldest first, as the map's order is the order of eviction. */
function loadEntries(folder: string): Map<string, Entry> {
  mkdirSync(folder, { recursive: true });
  const found: Entry[] = [];
  for (const image of readdirSync(folder)) {
    const home = path.join(folder, image);
    if (!statSync(home).isDirectory()) continue;
    for (const name of readdirSync(home)) {
      const file = path.join(home, name);
      if (name.includes(temporary)) continue;
      const { size, mtimeMs } = statSync(file);
      found.push({ image, file, bytes: size, usedAt: mtimeMs });
    }
  }
  return new Map(found.sort((a, b) => a.usedAt - b.usedAt).map((entry) => [entry.file, entry]));
}

const touchEveryMs = 3_600_000;

export function createVariantCache(folder: string, limits: VariantCacheLimits): VariantCache {
  const entries = loadEntries(folder);
  let totalBytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  let writes = 0;
  const fileOf = (image: string, key: string): string => path.join(folder, nameOf(image), nameOf(key));

  const drop = async (entry: Entry): Promise<void> => {
    if (entries.delete(entry.file)) totalBytes -= entry.bytes;
    await rm(entry.file, { force: true });
  };

  const markUsed = (entry: Entry): void => {
    entries.delete(entry.file);
    entries.set(entry.file, entry);
    if (Date.now() - entry.usedAt < touchEveryMs) return;
    entry.usedAt = Date.now();
    // The order survives a restart through the file's date; losing one costs nothing.
    void utimes(entry.file, new Date(), new Date()).catch(() => undefined);
  };

  const makeRoom = async (image: string): Promise<void> => {
    const siblings = [...entries.values()].filter((entry) => entry.image === image);
    for (const entry of siblings.slice(0, Math.max(0, siblings.length - limits.maxVariantsPerImage))) await drop(entry);
    for (const entry of entries.values()) {
      if (totalBytes <= limits.maxBytes || entries.size === 1) return;
      await drop(entry);
    }
  };

  return {
    has: (image, key) => entries.has(fileOf(image, key)),
    async read(image, key) {
      const entry = entries.get(fileOf(image, key));
      if (!entry) return null;
      try {
        const bytes = await readFile(entry.file);
        markUsed(entry);
        return bytes;
      } catch {
        await drop(entry);
        return null;
      }
    },
    async write(image, key, bytes) {
      const file = fileOf(image, key);
      const part = `${file}${temporary}${process.pid}-${(writes += 1)}`;
      if (!existsSync(path.dirname(file))) await mkdir(path.dirname(file), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, file);
      const earlier = entries.get(file);
      if (earlier) totalBytes -= earlier.bytes;
      entries.delete(file);
      entries.set(file, { image: nameOf(image), file, bytes: bytes.byteLength, usedAt: Date.now() });
      totalBytes += bytes.byteLength;
      await makeRoom(nameOf(image));
    },
    get totalBytes() {
      return totalBytes;
    },
    get count() {
      return entries.size;
    },
  };
}
