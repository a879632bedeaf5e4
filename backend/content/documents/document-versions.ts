import type { ContentMode, StoredDocument } from './stored-document.ts';

/** What a document's file holds, once as published and once as its editors' draft. */
interface Version {
  published?: StoredDocument;
  draft?: StoredDocument;
  /** The published file as it is now, with faults; previews show it, and visitors its last good version. */
  faulty?: StoredDocument;
}

/** One document: the version without a name, and those that stand in for it in their time, by name. */
export type DocumentVersions = Map<string, Version>;

const documentsOf = (versions: DocumentVersions): StoredDocument[] =>
  [...versions.values()].flatMap(({ published, draft, faulty }) => [published, draft, faulty]).filter((document) => document !== undefined);

/** When something of a document comes or goes of itself. */
export const momentsOf = (versions: DocumentVersions): string[] =>
  documentsOf(versions)
    .flatMap(({ page }) => [page.visibleFrom, page.visibleUntil])
    .filter((text) => text !== undefined);

const beginningOf = ({ page }: StoredDocument): number => (page.visibleFrom ? Date.parse(page.visibleFrom) : -Infinity);

function isVisible(document: StoredDocument, at: Date): boolean {
  const { visibleUntil } = document.page;
  return beginningOf(document) <= at.getTime() && !(visibleUntil && Date.parse(visibleUntil) <= at.getTime());
}

/** What stands at a moment: of the versions that can be seen, the one that came last. In preview each draft is in its version's place. */
export function pickVersion(versions: DocumentVersions | undefined, mode: ContentMode, at: Date): StoredDocument | null {
  let found: StoredDocument | null = null;
  for (const { published, draft, faulty } of versions?.values() ?? []) {
    const candidates = mode === 'preview' ? [draft, faulty, published] : [published];
    const own = candidates.find((document) => document && isVisible(document, at));
    if (own && (!found || beginningOf(own) >= beginningOf(found))) found = own;
  }
  return found;
}

/** The document of the same stage that would come at the same moment, so that nobody could say which of them stands. */
export function rivalOf(versions: DocumentVersions | undefined, document: StoredDocument): StoredDocument | undefined {
  return [...(versions?.entries() ?? [])]
    .filter(([name]) => name !== document.location.version)
    .map(([, version]) => version[document.location.isDraft ? 'draft' : 'published'])
    .find((other) => other && beginningOf(other) === beginningOf(document));
}
