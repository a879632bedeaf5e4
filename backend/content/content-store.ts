import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '#generated/content/types.ts';
import type { Log } from '../ports.ts';
import type { ProblemList } from './content-problem.ts';
import { localeFolders, parseDocumentPath, type DocumentKind, type DocumentPath } from './document-path.ts';
import { judgeDocument, parseDocumentText } from './judge-document.ts';
import type { FolderReader } from './watch-folder.ts';

export type ContentMode = 'publish' | 'preview';

/** A document as its editor wrote it, judged good, and the hash of its text. */
export interface StoredDocument {
  readonly place: DocumentPath;
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

  function forget(place: DocumentPath): boolean {
    const key = keyByFile.get(place.file);
    const versions = key ? byKey.get(key) : undefined;
    if (!key || !versions) return false;
    keyByFile.delete(place.file);
    delete versions[place.isDraft ? 'draft' : 'published'];
    if (!versions.draft && !versions.published) byKey.delete(key);
    return true;
  }

  function ownerOf(key: string, place: DocumentPath): string | undefined {
    const holder = byKey.get(key)?.[place.isDraft ? 'draft' : 'published']?.place.file;
    return holder === place.file ? undefined : holder;
  }

  function keep(place: DocumentPath, page: Page, text: string): void {
    const key = keyOf(place.brand, place.locale, place.kind, page.slug);
    const other = ownerOf(key, place);
    if (other) return refuse(place, [{ pointer: '/slug', message: `"${page.slug}" is taken by ${other}` }]);
    const isNew = !forget(place);
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const versions = byKey.get(key) ?? {};
    versions[place.isDraft ? 'draft' : 'published'] = { place, page, revision };
    byKey.set(key, versions);
    keyByFile.set(place.file, key);
    if (!isNew) log.info(`[cairn] [content] ${place.file} has changed.`, { file: place.file, revision });
  }

  function refuse(place: DocumentPath, faults: Parameters<ProblemList['report']>[1]): void {
    problems.report(place.file, faults, keyByFile.has(place.file) ? 'last good version stays' : 'left out');
  }

  function read(place: DocumentPath, text: string): void {
    const parsed = parseDocumentText(text);
    if ('fault' in parsed) return refuse(place, [parsed.fault]);
    const { page, faults } = judgeDocument(parsed.value, place);
    // A draft's faulty blocks are what its editor wants to see marked.
    const isShown = page !== null && (faults.length === 0 || place.isDraft);
    if (!isShown) return refuse(place, faults);
    if (faults.length > 0) problems.report(place.file, faults, 'shown in preview');
    else problems.clear(place.file);
    keep(place, page, text);
  }

  return {
    claims: (file) => parseDocumentPath(file) !== null,
    refresh(file) {
      const place = parseDocumentPath(file);
      if (!place) return;
      let text: string;
      try {
        text = readFileSync(path.join(contentDir, file), 'utf8');
      } catch {
        problems.clear(file);
        if (forget(place)) log.info(`[cairn] [content] ${file} was removed.`, { file });
        return;
      }
      read(place, text);
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
          const place = document?.place;
          if (place?.brand === view.brand && place.locale === folder && kinds.includes(place.kind)) {
            found.set(`${kinds.indexOf(place.kind)}/${document?.page.slug}`, document as StoredDocument);
          }
        }
      }
      return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document);
    },
    hasBrand: (brand) => [...byKey.keys()].some((key) => key.startsWith(`${brand}/`)),
  };
}
