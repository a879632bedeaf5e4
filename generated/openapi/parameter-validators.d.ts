// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';

export declare const createProfile_headers: Validator<unknown>;
export declare const createProfile_query: Validator<unknown>;
export declare const decide_params: Validator<unknown>;
export declare const getAugmentedPage_params: Validator<unknown>;
export declare const getAugmentedPage_query: Validator<unknown>;
export declare const getCategoryCanvas_params: Validator<unknown>;
export declare const getChildren_params: Validator<unknown>;
export declare const getCollectionsPart_headers: Validator<unknown>;
export declare const getCollectionsPart_query: Validator<unknown>;
export declare const getFooter_params: Validator<unknown>;
export declare const getFragment_params: Validator<unknown>;
export declare const getNamedPage_params: Validator<unknown>;
export declare const getProductCanvas_params: Validator<unknown>;
export declare const getSizeChart_params: Validator<unknown>;
export declare const reportResponse_params: Validator<unknown>;
export declare const searchContent_params: Validator<unknown>;
export declare const searchContent_query: Validator<unknown>;
export declare const showcase_params: Validator<unknown>;
export declare const showcase_query: Validator<unknown>;
