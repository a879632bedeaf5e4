import { createBundle, getSchemaName } from '../validators/bundle.ts';
import { getObject, type JsonObject } from '../json.ts';
import { SchemaError } from '../schema-error.ts';
import { listFiles, getSource, type Sources } from '../sources.ts';

interface KindSchema {
  /** e.g. "order-amount". */
  readonly kind: string;
  /** e.g. "OrderAmount": the key in $defs and the name of the interface. */
  readonly name: string;
  readonly file: string;
}

/** All promotion schemas in one document: `$defs` contains the envelope, each kind of reward and shared definitions. */
export interface PromotionModel {
  readonly kinds: readonly KindSchema[];
  readonly $defs: JsonObject;
}

export const PROMOTION_FILE = 'promotions/promotion.schema.json';

/** @throws SchemaError also if a kind's file name and its `kind` disagree. */
export function readPromotions(sources: Sources): PromotionModel {
  const bundle = createBundle(sources, (target) => {
    const name = getSchemaName(target);
    return name === undefined ? undefined : ['$defs', name];
  });
  bundle.take({ file: PROMOTION_FILE, pointer: '', value: getSource(sources, PROMOTION_FILE) });
  const kinds = listFiles(sources, 'promotions/kinds').map((file): KindSchema => {
    const target = { file, pointer: '', value: getSource(sources, file) };
    const kind = file.replace(/^.*\/|\.schema\.json$/g, '');
    if (getObject(getObject(target.value, 'properties'), 'kind').const !== kind) {
      throw new SchemaError(file, '/properties/kind', `must be {"const": "${kind}"}: path is identity`);
    }
    bundle.take(target);
    return { kind, name: getSchemaName(target) ?? kind, file };
  });
  return { kinds, $defs: getObject(bundle.document(), '$defs') };
}
