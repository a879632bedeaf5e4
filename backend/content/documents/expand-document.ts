import { createHash } from 'node:crypto';
import type { Log } from '../../ports.ts';
import type { ContentStore, ContentView } from '../content-store.ts';
import { expandFragments } from './expand-fragments.ts';
import type { StoredDocument } from './stored-document.ts';

interface Ports {
  readonly store: ContentStore;
  readonly log: Log;
}

/** A document with its expanded fragments. */
interface Expansion {
  readonly document: StoredDocument;
  /** Keyed by slug, in the order of their first use; null for missing ones. */
  readonly used: ReadonlyMap<string, StoredDocument | null>;
}

/** Fragments differ by locale, mode and time. */
const MAX_CACHED = 12;
const expansions = new WeakMap<StoredDocument, Expansion[]>();

/**
 * Expands the fragments of a document and combines their revisions. Cached for the document and its fragments, so that the same versions
 * return the same object; missing fragments are logged once.
 */
export function expandDocument(ports: Ports, view: ContentView, document: StoredDocument): StoredDocument {
  const findFragment = (slug: string): StoredDocument | null => ports.store.find(view, ['fragments'], slug);
  const known = expansions.get(document) ?? [];
  const found = known.find(({ used }) => [...used].every(([slug, fragment]) => findFragment(slug) === fragment));
  if (found) return found.document;
  const expansion = expand(document, findFragment, ports.log);
  expansions.set(document, [...known, expansion].slice(-MAX_CACHED));
  return expansion.document;
}

function expand(document: StoredDocument, findFragment: (slug: string) => StoredDocument | null, log: Log): Expansion {
  const { location, page, revision } = document;
  const used = new Map<string, StoredDocument | null>();
  const find = (slug: string): StoredDocument['page']['components'] | null => {
    const fragment = findFragment(slug);
    used.set(slug, fragment);
    return fragment?.page.components ?? null;
  };
  const self = location.kind === 'fragments' ? page.slug : undefined;
  const { components, missing, circular } = expandFragments(page.components, find, self);
  for (const slug of missing) {
    log.warn(`[cairn] [content] ${location.file} refers to the fragment "${slug}", which is not there.`, { file: location.file, slug });
  }
  for (const slug of circular) {
    log.warn(`[cairn] [content] ${location.file} leads the fragment "${slug}" into itself.`, { file: location.file, slug });
  }
  if (used.size === 0 && circular.length === 0) return { document, used };
  const fragments = [...used.values()].map((fragment) => fragment?.revision);
  return { document: { location, page: { ...page, components: [...components] }, revision: combineRevisions(revision, fragments) }, used };
}

function combineRevisions(own: string, fragments: readonly (string | undefined)[]): string {
  return createHash('sha256')
    .update([own, ...fragments].join())
    .digest('hex')
    .slice(0, 12);
}
