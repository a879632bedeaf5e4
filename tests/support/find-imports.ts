import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const TYPES = /^(?:import|export) type [^;]*;/gm;

/**
 * Every file of the repository that a file's code imports, statically or dynamically, directly or transitively; type-only imports are left
 * out.
 */
export function findImports(file: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    for (const imported of findDirectImports(path)) visit(imported);
  };
  visit(file);
  return [...found];
}

const known = new Map<string, readonly string[]>();

/** Direct imports of files of the repository. Each file is read once. */
function findDirectImports(path: string): readonly string[] {
  const found =
    known.get(path) ??
    Array.from(readFileSync(path, 'utf8').replace(TYPES, '').matchAll(IMPORT), ([, name = '']) => name).flatMap((name) =>
      name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? posix.join(posix.dirname(path), name) : [],
    );
  known.set(path, found);
  return found;
}
