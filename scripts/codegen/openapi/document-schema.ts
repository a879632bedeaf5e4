import type { ContentModel } from '../content/content.ts';
import { getObject, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** Keyword with the version of stored documents that the schema describes. */
export const VERSION_KEYWORD = 'x-cairn-version';

/** Path of the document schema below generated/. */
export const DOCUMENT_SCHEMA = 'content/document.schema.json';

/**
 * Target of `$schema` in content files, for completion and validation in editors: the envelope with every block validated by its own
 * schema, including slots. (The shop validates pages leniently, block by block.)
 */
export function generateDocumentSchema(model: ContentModel, version: number): Output {
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
    $defs: { ...model.$defs, Page: withVersion(getObject(model.$defs, 'Page'), version), RawBlock: anyBlock },
  };
  return { path: DOCUMENT_SCHEMA, text: JSON.stringify(schema, null, 2), header: false };
}

/** Adds the version to the envelope of a file; responses do not have it. */
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
  const { $schema = {}, ...properties } = getObject(page, 'properties');
  return { ...page, properties: { $schema, schemaVersion, ...properties } };
}
