import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredFile {
  /** `<image>/<variant>`. */
  readonly name: string;
  /** 0 for files that take no space of the cache. */
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
}

/** Storage of variants. Every call may fail: the disk may be full or read-only. */
export interface VariantFiles {
  list(): readonly StoredFile[];
  read(name: string): Promise<Buffer>;
  /** Atomic. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Preserves the order of use across restarts. */
  touch(name: string, usedAt: number): Promise<void>;
}

const temporary = '.part';

export function createVariantFiles(folder: string): VariantFiles {
  let writes = 0;
  const getFilePath = (name: string): string => path.join(folder, name);

  const listImage = (image: string): StoredFile[] =>
    readdirSync(getFilePath(image)).flatMap((variant) => {
      const name = `${image}/${variant}`;
      const { size, mtimeMs } = statSync(getFilePath(name));
      if (!variant.includes(temporary)) return [{ name, bytes: size, usedAt: mtimeMs }];
      // A partial file of a process that ended.
      rmSync(getFilePath(name), { force: true });
      return [];
    });

  return {
    list() {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? listImage(entry.name) : []));
    },
    read: (name) => readFile(getFilePath(name)),
    async write(name, bytes) {
      const file = getFilePath(name);
      const part = `${file}${temporary}${process.pid}-${(writes += 1)}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    remove: (name) => rm(getFilePath(name), { force: true }),
    touch: (name, usedAt) => utimes(getFilePath(name), new Date(usedAt), new Date(usedAt)),
  };
}
