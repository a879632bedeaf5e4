import { compile } from 'json-schema-to-typescript';
import type { ContentModel } from './content.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** One interface a block and a shared definition; the map from block type to its interface. */
export async function contentTypes(model: ContentModel): Promise<Output> {
  const properties = Object.fromEntries(model.blocks.map(({ type, name }) => [type, { $ref: `#/$defs/${name}` }] as const));
  const $defs = Object.fromEntries(Object.entries(model.$defs).map(([name, schema]) => [name, named(name, forTypes(schema))]));
  const root: JsonObject = {
    title: 'BlockContentByType',
    description: 'The content of each block by its type.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    $defs,
  };
  const text = await compile(root, 'BlockContentByType', {
    bannerComment: '',
    additionalProperties: true,
    unreachableDefinitions: true,
    format: false,
    strictIndexSignatures: false,
  });
  return {
    path: 'content/types.ts',
    text: `${withoutNotes(text)}\n\n/** The name of every block. */\nexport type BlockType = keyof BlockContentByType;\n`,
  };
}

function named(name: string, schema: Json): Json {
  return isObject(schema) ? { ...schema, title: name } : schema;
}

/** Beside a $ref only notes may stand; without them each definition stays one interface. Bounds of lists are the validators' business. */
function forTypes(node: Json): Json {
  if (Array.isArray(node)) return node.map(forTypes);
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const { minItems: _min, maxItems: _max, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, forTypes(child)]));
}

/** Drops the compiler's remarks on where an interface was referenced. */
function withoutNotes(text: string): string {
  const note = / \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/.source;
  const alone = new RegExp(`^/\\*\\*\\n${note} \\*/\\n`, 'gm');
  const afterText = new RegExp(`^ \\* ?\\n${note}`, 'gm');
  return text.replaceAll(alone, '').replaceAll(afterText, '');
}
