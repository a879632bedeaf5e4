import { expandRefs } from '../content/content.ts';
import { generateInterfaces } from '../content/content-types.ts';
import { getObject, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';
import { compileModule } from '../validators/ajv.ts';
import { PROMOTION_FILE, type PromotionModel } from './promotions.ts';

/** All files under generated/promotions/. */
export async function generatePromotionFiles(model: PromotionModel): Promise<readonly Output[]> {
  return [await generateTypes(model), ...generateValidators(model), ...generateFieldSchemas(model), generateDocumentSchema(model)];
}

async function generateTypes({ kinds, $defs }: PromotionModel): Promise<Output> {
  const text = await generateInterfaces(
    'RewardByKind',
    'The reward of each kind.',
    kinds.map(({ kind, name }) => [kind, name] as const),
    $defs,
  );
  return {
    path: 'promotions/types.ts',
    text: `${text}\n\n/** The name of every kind of reward. */\nexport type PromotionKind = keyof RewardByKind;\n`,
  };
}

function generateValidators({ kinds, $defs }: PromotionModel): readonly Output[] {
  const root = { $id: 'cairn:promotions', $defs };
  const createEntry = (name: string, file: string) => [name, { ref: `cairn:promotions#/$defs/${name}`, file }] as const;
  const entries = [createEntry('Promotion', PROMOTION_FILE), ...kinds.map(({ name, file }) => createEntry(name, file))];
  const code = compileModule({ allErrors: true }, root, Object.fromEntries(entries));
  const rows = kinds.map(({ kind, name }) => `  '${kind}': ${name},`).join('\n');
  return [
    {
      path: 'promotions/validators.js',
      text: `${code}\n\nexport const validateReward = {\n${rows}\n};\n\nexport const validatePromotion = Promotion;\n`,
      format: false,
    },
    {
      path: 'promotions/validators.d.ts',
      text: `
        import type { Validator } from '../validator.ts';
        import type { Promotion, RewardByKind } from './types.ts';
        /** By kind; lists every error. */
        export declare const validateReward: { readonly [Kind in keyof RewardByKind]: Validator<RewardByKind[Kind]> };
        /** The envelope only: its reward is validated by its kind. */
        export declare const validatePromotion: Validator<Promotion>;
      `,
    },
  ];
}

/** The schemas with every $ref expanded, for hints at misspelled fields. */
function generateFieldSchemas(model: PromotionModel): readonly Output[] {
  const rewards = Object.fromEntries(model.kinds.map(({ kind, name }) => [kind, expandRefs(model, name)]));
  const promotion = JSON.stringify(expandRefs(model, 'Promotion'));
  return [
    {
      path: 'promotions/schemas.js',
      text: `export const promotionSchema = ${promotion};\nexport const rewardSchemas = ${JSON.stringify(rewards)};\n`,
    },
    {
      path: 'promotions/schemas.d.ts',
      text: `
        import type { FieldSchema } from '../content/schemas.js';
        import type { PromotionKind } from './types.ts';
        export declare const promotionSchema: FieldSchema;
        export declare const rewardSchemas: Readonly<Record<PromotionKind, FieldSchema>>;
      `,
    },
  ];
}

/** The target of `$schema` in a promotion's file, for completion and validation in editors. */
function generateDocumentSchema({ kinds, $defs }: PromotionModel): Output {
  const envelope = getObject($defs, 'Promotion');
  const reward = {
    'x-cairn-label': 'Reward',
    description: 'Reward for the shopper.',
    anyOf: kinds.map(({ name }) => ({ $ref: `#/$defs/${name}` })),
  };
  const schema: JsonObject = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.',
    title: 'Promotion document',
    $ref: '#/$defs/Promotion',
    $defs: { ...$defs, Promotion: { ...envelope, properties: { ...getObject(envelope, 'properties'), reward } } },
  };
  return { path: 'promotions/promotion.schema.json', text: JSON.stringify(schema, null, 2), header: false };
}
