import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const skipped = /(?:\.test\.tsx?|\.stories\.tsx|\.spec\.ts|\.suite\.ts)$/;

/** A hash of the names and bytes of files and folders below `root`. Missing ones count as empty; tests and stories are ignored. */
export function hashSources(root: string, locations: readonly string[]): string {
  const hash = createHash('sha256');
  const walk = (location: string): void => {
    const file = path.join(root, location);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(file).toSorted()) walk(path.posix.join(location, name));
    } else if (!skipped.test(location)) {
      hash.update(location).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const location of locations) walk(location);
  return hash.digest('hex');
}

/** True if the last `writeStamp` stored the same mark in this file. */
export function hasStamp(file: string, mark: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8').trim() === mark;
}

export function writeStamp(file: string, mark: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${mark}\n`);
}
