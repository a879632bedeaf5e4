import { createBundle, schemaName } from '../validators/bundle.ts';
import { isObject, objectAt, type JsonObject } from '../json.ts';
import { SchemaError } from '../schema-error.ts';
import { filesUnder, sourceOf, type Sources } from '../sources.ts';

interface BlockSchema {
  /** e.g. "image-banner". */
  readonly type: string;
  /** e.g. "ImageBanner": the key in $defs and the name of the interface. */
  readonly name: string;
  readonly file: string;
}

/** All content schemas in one document: `$defs` holds the envelope, each block and each shared definition once. */
export interface ContentModel {
  readonly blocks: readonly BlockSchema[];
  readonly $defs: JsonObject;
}

const PAGE_FILE = 'content/page.schema.json';
export const REFERENCE_FILE = 'content/fragment-reference.schema.json';

/** @throws SchemaError also if a block's file name, `type` and title disagree. */
export function readContent(sources: Sources): ContentModel {
  const bundle = createBundle(sources, (target) => {
    const name = schemaName(target);
    return name === undefined ? undefined : ['$defs', name];
  });
  for (const file of [PAGE_FILE, REFERENCE_FILE]) bundle.take({ file, pointer: '', value: sourceOf(sources, file) });
  const blocks = filesUnder(sources, 'content/blocks').map((file): BlockSchema => {
    const target = { file, pointer: '', value: sourceOf(sources, file) };
    const type = file.replace(/^.*\/|\.schema\.json$/g, '');
    const stated = objectAt(objectAt(target.value, 'properties'), 'type').const;
    if (stated !== type) {
      throw new SchemaError(file, '/properties/type', `must be {"const": "${type}"}: path is identity`);
    }
    bundle.take(target);
    return { type, name: schemaName(target) ?? type, file };
  });
  return { blocks, $defs: objectAt(bundle.document(), '$defs') };
}

/** A block's schema with every $ref expanded. Content schemas do not recurse: children are raw blocks. */
export function dereferenced(model: Pick<ContentModel, '$defs'>, name: string, trail: readonly string[] = []): JsonObject {
  if (trail.includes(name)) throw new SchemaError('content', '', `${[...trail, name].join(' → ')} goes in circles`);
  const expand = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(expand);
    if (!isObject(node)) return node;
    const { $ref, ...rest } = node;
    const own = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, expand(child)]));
    return typeof $ref === 'string' ? { ...dereferenced(model, $ref.replace('#/$defs/', ''), [...trail, name]), ...own } : own;
  };
  return expand(objectAt(model.$defs, name)) as JsonObject;
}
