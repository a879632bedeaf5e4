import type { ContentMode, StoredDocument } from './stored-document.ts';

/** The published document of a file, and the draft of its editors. */
interface Version {
  published?: StoredDocument;
  draft?: StoredDocument;
  /** The published file with faults; previews show it, while visitors see its last good version. */
  faulty?: StoredDocument;
}

/** The versions of one document by name: the regular one without a name, and dated ones that replace it. */
export type DocumentVersions = Map<string, Version>;

const listDocuments = (versions: DocumentVersions): StoredDocument[] =>
  [...versions.values()].flatMap(({ published, draft, faulty }) => [published, draft, faulty]).filter((document) => document !== undefined);

/** The times at which a version appears or expires. */
export const listChangeTimes = (versions: DocumentVersions): string[] =>
  listDocuments(versions)
    .flatMap(({ page }) => [page.visibleFrom, page.visibleUntil])
    .filter((text) => text !== undefined);

const getStart = ({ page }: StoredDocument): number => (page.visibleFrom ? Date.parse(page.visibleFrom) : -Infinity);

function isVisible(document: StoredDocument, at: Date): boolean {
  const { visibleUntil } = document.page;
  return getStart(document) <= at.getTime() && !(visibleUntil && Date.parse(visibleUntil) <= at.getTime());
}

/** The visible version at a given time: the one that started last. In preview, drafts replace their versions. */
export function selectVersion(versions: DocumentVersions | undefined, mode: ContentMode, at: Date): StoredDocument | null {
  let found: StoredDocument | null = null;
  for (const { published, draft, faulty } of versions?.values() ?? []) {
    const candidates = mode === 'preview' ? [draft, faulty, published] : [published];
    const own = candidates.find((document) => document && isVisible(document, at));
    if (own && (!found || getStart(own) >= getStart(found))) found = own;
  }
  return found;
}

/** Another document of the same stage that starts at the same time, which would make the visible version ambiguous. */
export function findConflict(versions: DocumentVersions | undefined, document: StoredDocument): StoredDocument | undefined {
  return [...(versions?.entries() ?? [])]
    .filter(([name]) => name !== document.location.version)
    .map(([, version]) => version[document.location.isDraft ? 'draft' : 'published'])
    .find((other) => other && getStart(other) === getStart(document));
}
