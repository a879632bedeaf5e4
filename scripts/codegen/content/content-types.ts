import { compile } from 'json-schema-to-typescript';
import type { ContentModel } from './content.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** One interface per block and per shared definition, and the map from block type to interface. */
export async function generateContentTypes(model: ContentModel): Promise<Output> {
  const blocks = model.blocks.map(({ type, name }) => [type, name] as const);
  const text = await generateInterfaces('BlockContentByType', 'The content of each block by its type.', blocks, model.$defs);
  return {
    path: 'content/types.ts',
    text: `${text}\n\n/** The name of every block. */\nexport type BlockType = keyof BlockContentByType;\n`,
  };
}

/**
 * An interface for each definition, and one that maps keys to definitions.
 * @param entries Pairs of key and definition.
 */
export async function generateInterfaces(
  title: string,
  description: string,
  entries: readonly (readonly [key: string, name: string])[],
  definitions: JsonObject,
): Promise<string> {
  const properties = Object.fromEntries(entries.map(([key, name]) => [key, { $ref: `#/$defs/${name}` }] as const));
  const $defs = Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, addTitle(name, prepareForTypes(schema))]));
  const root: JsonObject = {
    title,
    description,
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    $defs,
  };
  const text = await compile(root, title, {
    bannerComment: '',
    additionalProperties: true,
    unreachableDefinitions: true,
    format: false,
    strictIndexSignatures: false,
  });
  return withoutNotes(text);
}

function addTitle(name: string, schema: Json): Json {
  return isObject(schema) ? { ...schema, title: name } : schema;
}

/** Only annotations may appear beside a $ref; without them each definition stays one interface. List bounds are left to the validators. */
function prepareForTypes(node: Json): Json {
  if (Array.isArray(node)) return node.map(prepareForTypes);
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const { minItems: _min, maxItems: _max, ...rest } = node;
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, prepareForTypes(child)]));
}

/** Removes the compiler's remarks on where an interface was referenced. */
function withoutNotes(text: string): string {
  const note = / \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/.source;
  const alone = new RegExp(`^/\\*\\*\\n${note} \\*/\\n`, 'gm');
  const afterText = new RegExp(`^ \\* ?\\n${note}`, 'gm');
  return text.replaceAll(alone, '').replaceAll(afterText, '');
}
