import { readFileSync } from 'node:fs';

const DOCUMENT = new URL('../../docs/guide/touched-files.md', import.meta.url);

/** Paths that docs/guide/touched-files.md names for a kind of change. */
export interface DocumentedPaths {
  /** Paths in lists headed "By hand", as written there. */
  readonly byHand: readonly string[];
  /** True if the section names the path or a folder that contains it. */
  covers(path: string): boolean;
}

/**
 * @param title of a section
 * @param names replacements for the document's placeholders, such as `<kind>`
 */
export function readDocumentedPaths(title: string, names: Readonly<Record<string, string>>): DocumentedPaths {
  const [, section] = new RegExp(`^## ${title}\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  if (section === undefined) throw new Error(`docs/guide/touched-files.md has no section "${title}".`);
  const text = section.replaceAll(/<(\w+)>/g, (placeholder, name: string) => names[name] ?? placeholder);
  const lists = [...text.matchAll(/^([A-Z].*):\n\n((?:- .+\n)+)/gm)];
  const byHand = lists.filter(([, heading]) => heading?.startsWith('By hand')).flatMap(([, , list = '']) => findPaths(list));
  const all = lists.flatMap(([, , list = '']) => findPaths(list));
  return {
    byHand,
    covers: (path) => all.some((documented) => path === documented || (documented.endsWith('/') && path.startsWith(documented))),
  };
}

const findPaths = (list: string): readonly string[] =>
  [...list.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/') || path.endsWith('.json'));
