import type { ContentModel } from './content.ts';
import type { JsonObject } from './json.ts';
import type { Output } from './output.ts';

/**
 * What a content file's `$schema` points at, so that any editor completes and checks it: the envelope with every block
 * judged by its own schema, down through the slots. (On the wire a page is judged leniently, block by block.)
 */
export function documentSchema(model: ContentModel): Output {
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
    $defs: { ...model.$defs, RawBlock: anyBlock },
  };
  return { path: 'content/document.schema.json', text: JSON.stringify(schema, null, 2), header: false };
}
