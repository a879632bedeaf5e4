import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredFile {
  /** `<image>/<variant>`. */
  readonly name: string;
  /** 0 for one that lies in nobody's way. */
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Where variants lie. Every call may fail: a disk is full, or may only be read. */
export interface VariantFiles {
  list(): readonly StoredFile[];
  read(name: string): Promise<Buffer>;
  /** Whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  /** Keeps the order of use over a restart. */
  touch(name: string, usedAt: number): Promise<void>;
}

const temporary = '.part';

export function createVariantFiles(folder: string): VariantFiles {
  let writes = 0;
  const fileOf = (name: string): string => path.join(folder, name);

  const listImage = (image: string): StoredFile[] =>
    readdirSync(fileOf(image)).flatMap((variant) => {
      const name = `${image}/${variant}`;
      const { size, mtimeMs } = statSync(fileOf(name));
      if (!variant.includes(temporary)) return [{ name, bytes: size, usedAt: mtimeMs }];
      // Left half-written by a process that ended.
      rmSync(fileOf(name), { force: true });
      return [];
    });

  return {
    list() {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? listImage(entry.name) : []));
    },
    read: (name) => readFile(fileOf(name)),
    async write(name, bytes) {
      const file = fileOf(name);
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
    remove: (name) => rm(fileOf(name), { force: true }),
    touch: (name, usedAt) => utimes(fileOf(name), new Date(usedAt), new Date(usedAt)),
  };
}
