// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';
import type { Promotion, RewardByKind } from './types.ts';
/** By kind; lists every error. */
export declare const validateReward: { readonly [Kind in keyof RewardByKind]: Validator<RewardByKind[Kind]> };
/** The envelope only: its reward is validated by its kind. */
export declare const validatePromotion: Validator<Promotion>;
