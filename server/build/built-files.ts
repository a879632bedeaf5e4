import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The script files of each block including its imports, from Vite's manifest. A block's path is always blocks/<type>/<type>.tsx. */
export function readBlockFiles(manifestFile: string): (type: string) => readonly string[] {
  const manifest = readManifest(manifestFile);
  const known = new Map<string, readonly string[]>();
  return (type) => {
    const files = known.get(type) ?? [...collectFiles(manifest, `blocks/${type}/${type}.tsx`)].map((file) => `/${file}`);
    known.set(type, files);
    return files;
  };
}

/** The entry scripts of a built page. */
export function readEntryFiles(manifestFile: string): readonly string[] {
  return Object.values(readManifest(manifestFile)).flatMap(({ isEntry, file }) => (isEntry ? [`/${file}`] : []));
}

function readManifest(file: string): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Chunk>>;
}

function collectFiles(manifest: Readonly<Record<string, Chunk>>, source: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) collectFiles(manifest, other, found);
  return found;
}
