import type { RawBlock } from '#generated/content/types.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { Handler } from '../../router/handler.ts';
import { createCacheHeaders, resolveSiteView, type ContentPorts } from './content-call.ts';
import type { ContentView } from '../content-store.ts';
import { documentKinds } from '../documents/document-path.ts';
import { expandFragments } from '../documents/expand-fragments.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { isKnownType, walkBlocks } from '../documents/walk-blocks.ts';

type ShowcaseEntry = OperationResponse<'showcase'>['result'][number];

/** Documents for editors, written in one language and shown beside those of every other. */
const FOR_EDITORS = 'showcase/';
const LANGUAGE_OF_EDITORS = 'en';

const hasVariant = (block: RawBlock, variant: string | undefined): boolean =>
  !variant || block.layout === variant || block.variant === variant;

function toEntry(block: RawBlock): ShowcaseEntry {
  // Invalid blocks are shown too, as a card.
  const name = [block.name, block.title].find((value): value is string => typeof value === 'string');
  return { id: block.id, name: name ?? block.id, block };
}

/** Lists every block of a type in the site's documents, including nested ones, by id. A block of a fragment is listed once. */
export function createShowcase(ports: ContentPorts): Handler<'showcase'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const { layoutVariant, limit = 20 } = call.query;
      const forEditors = { ...view, locale: LANGUAGE_OF_EDITORS };
      const blocks = listDocuments(view, forEditors)
        .flatMap(({ page }) => [...walkBlocks(page.components)].map(({ block }) => block))
        .filter((block) => block.type === call.params.docType && isKnownType(block.type) && hasVariant(block, layoutVariant?.trim()));
      // The same block on two pages is listed once.
      const distinct = new Map(blocks.map((block) => [`${block.id} ${JSON.stringify(block)}`, block] as const));
      const sorted = [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, block]) => toEntry(block));
      const result = sorted.slice(0, limit).map((entry) => ({ ...entry, block: getExpanded(entry.block) }));
      return { body: { result, total: sorted.length }, headers: createCacheHeaders(ports, view) };

      function getExpanded(block: RawBlock): RawBlock {
        const find = (slug: string) =>
          (ports.store.find(view, ['fragments'], slug) ?? ports.store.find(forEditors, ['fragments'], slug))?.page.components ?? null;
        return expandFragments([block], find).components[0] ?? block;
      }
    },
  };

  function listDocuments(view: ContentView, forEditors: ContentView): readonly StoredDocument[] {
    const own = ports.store.list(view, documentKinds);
    const known = new Set(own.map(({ page }) => page.slug));
    const others = ports.store
      .list(forEditors, ['fragments'])
      .filter(({ page: { slug } }) => slug.startsWith(FOR_EDITORS) && !known.has(slug));
    return [...own, ...others];
  }
}
