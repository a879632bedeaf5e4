import type { ContentModel } from '../content/content.ts';
import { objectAt, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** Says for which version of stored documents a document schema is. */
export const VERSION_KEYWORD = 'x-cairn-version';

/** Where the document schema lies below generated/. */
export const DOCUMENT_SCHEMA = 'content/document.schema.json';

/**
 * What a content file's `$schema` points at, so that any editor completes and checks it: the envelope with every block
 * judged by its own schema, down through the slots. (On the wire a page is judged leniently, block by block.)
 */
export function documentSchema(model: ContentModel, version: number): Output {
  const names = [...model.blocks.map(({ name }) => name), 'FragmentReference'];
  const anyBlock = {
    description: 'A content block, or a fragment in its place.',
    anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
  };
  const schema: JsonObject = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.',
    title: 'Content document',
    $ref: '#/$defs/Page',
    [VERSION_KEYWORD]: version,
    $defs: { ...model.$defs, Page: withVersion(objectAt(model.$defs, 'Page'), version), RawBlock: anyBlock },
  };
  return { path: DOCUMENT_SCHEMA, text: JSON.stringify(schema, null, 2), header: false };
}

/** The envelope of a file, which says for which version it was written; on the wire it says nothing of it. */
function withVersion(page: JsonObject, version: number): JsonObject {
  const schemaVersion = {
    'x-cairn-label': 'Version',
    description:
      'For which version of the schemas the file was written; without one for the first. Migrations bring older files up to date.',
    type: 'integer',
    minimum: 1,
    maximum: version,
    examples: [version],
  };
  const { $schema = {}, ...properties } = objectAt(page, 'properties');
  return { ...page, properties: { $schema, schemaVersion, ...properties } };
}
