import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const TYPES = /^(?:import|export) type [^;]*;/gm;

/** Every file of the repository that a file's code imports, at once or later, itself or through others; what is imported for its types alone is not among them. */
export function importsOf(file: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').replace(TYPES, '').matchAll(IMPORT)) {
      if (name.startsWith('#')) visit(name.slice(1));
      else if (name.startsWith('.')) visit(posix.join(posix.dirname(path), name));
    }
  };
  visit(file);
  return [...found];
}
