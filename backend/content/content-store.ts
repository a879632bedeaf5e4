import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../ports.ts';
import type { ProblemList } from './faults/content-problem.ts';
import { createEpochs } from './epochs.ts';
import { getLocaleFolders, parseDocumentPath, type DocumentKind, type DocumentPath } from './documents/document-path.ts';
import { listChangeTimes, selectVersion, findConflict, type DocumentVersions } from './documents/document-versions.ts';
import { validateDocument, parseDocumentText } from './faults/validate-document.ts';
import type { ContentMode, StoredDocument } from './documents/stored-document.ts';
import type { FolderReader } from './watch-folder.ts';

/** Selects the visible documents: brand, audience and time. */
export interface ContentView {
  readonly brand: string;
  /** For example fr-ca, which falls back to fr. */
  readonly locale: string;
  readonly mode: ContentMode;
  readonly at: Date;
}

export interface ContentStore extends FolderReader {
  /** Finds a document by slug, in order of the kinds; null if none is visible. */
  find(view: ContentView, kinds: readonly DocumentKind[], slug: string): StoredDocument | null;
  /** One document per slug and kind, in order of kind and slug; the same list until the visibility of a document changes. */
  list(view: ContentView, kinds: readonly DocumentKind[]): readonly StoredDocument[];
  hasBrand(brand: string): boolean;
  /** All brands with content, by name. */
  listBrands(): readonly string[];
  /** Changes whenever visible content may have changed, through an edit or a scheduled date. */
  getVersionAt(at: Date): string;
  /** The next time at which visible content may change without an edit; undefined for never. */
  getNextChangeAfter(at: Date): Date | undefined;
}

/** Limits the cache, because requests may name any locale. */
const maxLists = 200;

/** Documents are indexed by brand, locale and kind to avoid scanning all of them. */
const getIndexKey = (brand: string, locale: string, kind: DocumentKind): string => `${brand}/${locale}/${kind}`;

const getStage = ({ isDraft }: Pick<DocumentPath, 'isDraft'>): 'draft' | 'published' => (isDraft ? 'draft' : 'published');

/** Location of a file's document. */
interface Place {
  readonly indexKey: string;
  readonly slug: string;
}

const createPlace = ({ location: { brand, locale, kind }, page }: StoredDocument): Place => ({
  indexKey: getIndexKey(brand, locale, kind),
  slug: page.slug,
});

export interface ContentStoreOptions {
  readonly contentDir: string;
  readonly log: Log;
  readonly problems: ProblemList;
}

/**
 * Holds every document in memory. `refresh` reads one file again: after a faulty edit the last good version is served, or the valid parts
 * if there is none.
 */
export function createContentStore({ contentDir, log, problems }: ContentStoreOptions): ContentStore {
  const index = new Map<string, Map<string, DocumentVersions>>();
  const placeByFile = new Map<string, Place>();
  const epochs = createEpochs(() => [...index.values()].flatMap((documents) => [...documents.values()].flatMap(listChangeTimes)));
  const lists = new LRUCache<string, { readonly epoch: string; readonly documents: readonly StoredDocument[] }>({ max: maxLists });

  function removeDocument({ file, version, isDraft }: DocumentPath): boolean {
    const place = placeByFile.get(file);
    const documents = place && index.get(place.indexKey);
    const versions = place && documents?.get(place.slug);
    const own = versions?.get(version);
    if (!place || !documents || !versions || !own) return false;
    placeByFile.delete(file);
    delete own[getStage({ isDraft })];
    if (!isDraft) delete own.faulty;
    if (!own.draft && !own.published) versions.delete(version);
    if (versions.size === 0) documents.delete(place.slug);
    if (documents.size === 0) index.delete(place.indexKey);
    epochs.change();
    return true;
  }

  function findOwner({ indexKey, slug }: Place, location: DocumentPath): string | undefined {
    const holder = index.get(indexKey)?.get(slug)?.get(location.version)?.[getStage(location)]?.location.file;
    return holder === location.file ? undefined : holder;
  }

  function store(document: StoredDocument): void {
    const { location, page, revision } = document;
    const place = createPlace(document);
    const other = findOwner(place, location);
    if (other) return reportFaults(location, [{ pointer: '/slug', message: `"${page.slug}" is taken by ${other}` }]);
    const rival = findConflict(index.get(place.indexKey)?.get(place.slug), document);
    if (rival) return reportFaults(location, [{ pointer: '/visibleFrom', message: `is when ${rival.location.file} comes too` }]);
    const isNew = !removeDocument(location);
    const documents = index.get(place.indexKey) ?? new Map<string, DocumentVersions>();
    index.set(place.indexKey, documents);
    const versions: DocumentVersions = documents.get(place.slug) ?? new Map();
    versions.set(location.version, { ...versions.get(location.version), [getStage(location)]: document });
    documents.set(place.slug, versions);
    placeByFile.set(location.file, place);
    epochs.change();
    if (!isNew) log.info(`[cairn] [content] ${location.file} has changed.`, { file: location.file, revision });
  }

  function readList(view: ContentView, kinds: readonly DocumentKind[]): readonly StoredDocument[] {
    const found = new Map<string, StoredDocument>();
    // The language comes first, so that the locale's own documents replace it.
    for (const folder of getLocaleFolders(view.locale).toReversed()) {
      for (const [place, kind] of kinds.entries()) {
        for (const versions of index.get(getIndexKey(view.brand, folder, kind))?.values() ?? []) {
          const document = selectVersion(versions, view.mode, view.at);
          if (document) found.set(`${place}/${document.page.slug}`, document);
        }
      }
    }
    return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, document]) => document);
  }

  function reportFaults(location: DocumentPath, faults: Parameters<ProblemList['report']>[1]): void {
    problems.report(location.file, faults, placeByFile.has(location.file) ? 'last good version stays' : 'left out');
  }

  /** Stores a faulty edit for previews only. Returns false if the file has no good version. */
  function storeForPreview(document: StoredDocument): boolean {
    const { file, version } = document.location;
    const held = placeByFile.get(file);
    const own = held && index.get(held.indexKey)?.get(held.slug)?.get(version);
    if (!held || !own?.published || own.published.isFaulty) return false;
    if (held.slug === document.page.slug) own.faulty = document;
    epochs.change();
    return true;
  }

  function read(location: DocumentPath, text: string): void {
    const parsed = parseDocumentText(text);
    if ('fault' in parsed) return reportFaults(location, [parsed.fault]);
    const { page, faults } = validateDocument(parsed.value, location);
    if (!page) return reportFaults(location, faults);
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 12);
    if (faults.length === 0) {
      problems.clear(location.file);
      return store({ location, page, revision });
    }
    const document = { location, page, revision, isFaulty: true };
    if (!location.isDraft && storeForPreview(document)) return reportFaults(location, faults);
    problems.report(location.file, faults, location.isDraft ? 'shown in preview' : 'served in part');
    store(document);
  }

  return {
    handlesFile: (file) => parseDocumentPath(file) !== null,
    refresh(file) {
      const location = parseDocumentPath(file);
      if (!location) return;
      let text: string;
      try {
        text = readFileSync(path.join(contentDir, file), 'utf8');
      } catch {
        problems.clear(file);
        if (removeDocument(location)) log.info(`[cairn] [content] ${file} was removed.`, { file });
        return;
      }
      read(location, text);
    },
    find(view, kinds, slug) {
      for (const kind of kinds) {
        for (const folder of getLocaleFolders(view.locale)) {
          const found = selectVersion(index.get(getIndexKey(view.brand, folder, kind))?.get(slug), view.mode, view.at);
          if (found) return found;
        }
      }
      return null;
    },
    list(view, kinds) {
      const epoch = epochs.getEpochAt(view.at);
      const key = [view.brand, view.locale, view.mode, ...kinds].join('/');
      const known = lists.get(key);
      if (known?.epoch === epoch) return known.documents;
      const documents = readList(view, kinds);
      lists.set(key, { epoch, documents });
      return documents;
    },
    hasBrand: (brand) => [...index.keys()].some((documents) => documents.startsWith(`${brand}/`)),
    listBrands: () => [...new Set([...index.keys()].map((documents) => documents.slice(0, documents.indexOf('/'))))].toSorted(),
    getVersionAt: (at) => epochs.getEpochAt(at),
    getNextChangeAfter: (at) => epochs.getEndAfter(at),
  };
}
