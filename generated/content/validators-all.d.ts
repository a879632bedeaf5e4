// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';
import type { BlockContentByType, FragmentReference, Page } from './types.ts';
/** By block type; lists every error. */
export declare const validateBlockAll: { readonly [Type in keyof BlockContentByType]: Validator<BlockContentByType[Type]> };
/** The envelope only: its components are judged one by one. */
export declare const validatePageAll: Validator<Page>;
export declare const validateFragmentReferenceAll: Validator<FragmentReference>;
