// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { FieldSchema } from '../content/schemas.js';
import type { PromotionKind } from './types.ts';
export declare const promotionSchema: FieldSchema;
export declare const rewardSchemas: Readonly<Record<PromotionKind, FieldSchema>>;
