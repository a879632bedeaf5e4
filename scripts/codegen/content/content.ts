import { createBundle, getSchemaName } from '../validators/bundle.ts';
import { isObject, getObject, type JsonObject } from '../json.ts';
import { SchemaError } from '../schema-error.ts';
import { listFiles, getSource, type Sources } from '../sources.ts';

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
    const name = getSchemaName(target);
    return name === undefined ? undefined : ['$defs', name];
  });
  for (const file of [PAGE_FILE, REFERENCE_FILE]) bundle.take({ file, pointer: '', value: getSource(sources, file) });
  const blocks = listFiles(sources, 'content/blocks').map((file): BlockSchema => {
    const target = { file, pointer: '', value: getSource(sources, file) };
    const type = file.replace(/^.*\/|\.schema\.json$/g, '');
    const stated = getObject(getObject(target.value, 'properties'), 'type').const;
    if (stated !== type) {
      throw new SchemaError(file, '/properties/type', `must be {"const": "${type}"}: path is identity`);
    }
    bundle.take(target);
    return { type, name: getSchemaName(target) ?? type, file };
  });
  return { blocks, $defs: getObject(bundle.document(), '$defs') };
}

/** A block's schema with every $ref expanded. Content schemas do not recurse: children are raw blocks. */
export function expandRefs(model: Pick<ContentModel, '$defs'>, name: string, trail: readonly string[] = []): JsonObject {
  if (trail.includes(name)) throw new SchemaError('content', '', `${[...trail, name].join(' → ')} is circular`);
  const expand = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(expand);
    if (!isObject(node)) return node;
    const { $ref, ...rest } = node;
    const own = Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, expand(child)]));
    return typeof $ref === 'string' ? { ...expandRefs(model, $ref.replace('#/$defs/', ''), [...trail, name]), ...own } : own;
  };
  return expand(getObject(model.$defs, name)) as JsonObject;
}
