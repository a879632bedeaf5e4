import type { ParameterMode } from '#generated/openapi/content.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '#generated/content/types.ts';
import type { Log } from '../ports.ts';
import type { ProblemList } from './content-problem.ts';
import { localeFolders, parseDocumentPath, type DocumentKind, type DocumentPath } from './document-path.ts';
import { judgeDocument, parseDocumentText } from './judge-document.ts';
import type { FolderReader } from './watch-folder.ts';

export type ContentMode = ParameterMode;

/** A document as its editor wrote it, judged good, and the hash of its text. */
export interface StoredDocument {
  readonly location: DocumentPath;
  readonly page: Page;
  readonly revision: string;
}

/** Whose documents, for whom, and as of when. */
export interface ContentView {
  readonly brand: string;
  /** e.g. fr-ca; what it lacks is looked for under fr. */
  readonly locale: string;
  readonly mode: ContentMode;
  readonly at: Date;
}

export interface ContentStore extends FolderReader {
  /** By slug, first kind first; null where none is to be seen. */
  find(view: ContentView, kinds: readonly DocumentKind[], slug: string): StoredDocument | null;
  /** One document a slug and kind, in order of kind and slug. */
  list(view: ContentView, kinds: readonly DocumentKind[]): readonly StoredDocument[];
  hasBrand(brand: string): boolean;
}

interface Versions {
  published?: StoredDocument;
  draft?: StoredDocument;
}

const keyOf = (brand: string, locale: string, kind: DocumentKind, slug: string): string => `${brand}/${locale}/${kind}/${slug}`;

function isVisible({ page }: StoredDocument, at: Date): boolean {
  if (page.visibleFrom && Date.parse(page.visibleFrom) > at.getTime()) return false;
  return !(page.visibleUntil && Date.parse(page.visibleUntil) <= at.getTime());
}

function pick(versions: Versions | undefined, view: ContentView): StoredDocument | null {
  const candidates = view.mode === 'preview' ? [versions?.draft, versions?.published] : [versions?.published];
  return candidates.find((found) => found && isVisible(found, view.at)) ?? null;
}

export interface ContentStoreOptions {
  readonly contentDir: string;
  readonly log: Log;
  readonly problems: ProblemList;
}

/** Holds every document in memory; `refresh` takes one file anew and keeps the last good version of a bad one. */
export function createContentStore({ contentDir, log, problems }: ContentStoreOptions): ContentStore {
  const byKey = new Map<string, Versions>();
  const keyByFile = new Map<string, string>();

  function forget(location: DocumentPath): boolean {
    const key = keyByFile.get(location.file);
    const versions = key ? byKey.get(key) : undefined;
    if (!key || !versions) return false;
    keyByFile.delete(location.file);
    delete versions[location.isDraft ? 'draft' : 'published'];
    if (!versions.draft && !versions.published) byKey.delete(key);
    return true;
  }

  function ownerOf(key: string, location: DocumentPath): string | undefined {
    const holder = byKey.get(key)?.[location.isDraft ? 'draft' : 'published']?.location.file;
    return holder === location.file ? undefined : holder;
  }

  function store(location: DocumentPath, page: Page, text: string): void {
    const key = keyOf(location.brand, location.locale, location.kind, page.slug);
    const other = ownerOf(key, location);
    if (other) return refuse(location, [{ pointer: '/slug', message: `"${page.slug}" is taken by ${other}` }]);
    const isNew = !forget(location);
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const versions = byKey.get(key) ?? {};
    versions[location.isDraft ? 'draft' : 'published'] = { location, page, revision };
    byKey.set(key, versions);
    keyByFile.set(location.file, key);
    if (!isNew) log.info(`[cairn] [content] ${location.file} has changed.`, { file: location.file, revision });
  }

  function refuse(location: DocumentPath, faults: Parameters<ProblemList['report']>[1]): void {
    problems.report(location.file, faults, keyByFile.has(location.file) ? 'last good version stays' : 'left out');
  }

  function read(location: DocumentPath, text: string): void {
    const parsed = parseDocumentText(text);
    if ('fault' in parsed) return refuse(location, [parsed.fault]);
    const { page, faults } = judgeDocument(parsed.value, location);
    // A draft's faulty blocks are what its editor wants to see marked.
    const isShown = page !== null && (faults.length === 0 || location.isDraft);
    if (!isShown) return refuse(location, faults);
    if (faults.length > 0) problems.report(location.file, faults, 'shown in preview');
    else problems.clear(location.file);
    store(location, page, text);
  }

  return {
    claims: (file) => parseDocumentPath(file) !== null,
    refresh(file) {
      const location = parseDocumentPath(file);
      if (!location) return;
      let text: string;
      try {
        text = readFileSync(path.join(contentDir, file), 'utf8');
      } catch {
        problems.clear(file);
        if (forget(location)) log.info(`[cairn] [content] ${file} was removed.`, { file });
        return;
      }
      read(location, text);
    },
    find(view, kinds, slug) {
      for (const kind of kinds) {
        for (const folder of localeFolders(view.locale)) {
          const found = pick(byKey.get(keyOf(view.brand, folder, kind, slug)), view);
          if (found) return found;
        }
      }
      return null;
    },
    list(view, kinds) {
      const found = new Map<string, StoredDocument>();
      // The language first, so that the locale's own documents replace it.
      for (const folder of localeFolders(view.locale).toReversed()) {
        for (const versions of byKey.values()) {
          const document = pick(versions, view);
          const location = document?.location;
          if (location?.brand === view.brand && location.locale === folder && kinds.includes(location.kind)) {
            found.set(`${kinds.indexOf(location.kind)}/${document?.page.slug}`, document as StoredDocument);
          }
        }
      }
      return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document);
    },
    hasBrand: (brand) => [...byKey.keys()].some((key) => key.startsWith(`${brand}/`)),
  };
}
