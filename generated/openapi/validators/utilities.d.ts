// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const coerceGetCountryByTokenParams: Validator<unknown>;
export declare const getCountryByToken200: Validator<unknown>;
export declare const getCountryByToken400: Validator<unknown>;
export declare const getCountryByToken401: Validator<unknown>;
export declare const getCountryByToken404: Validator<unknown>;
export declare const getCountryByToken429: Validator<unknown>;
export declare const getCountryByToken500: Validator<unknown>;
export declare const getCountryByTokenHeaders: Validator<unknown>;
export declare const getCountryByTokenParams: Validator<unknown>;
export declare const getCountryByTokenQuery: Validator<unknown>;
export declare const getCountryList200: Validator<unknown>;
export declare const getCountryList400: Validator<unknown>;
export declare const getCountryList401: Validator<unknown>;
export declare const getCountryList429: Validator<unknown>;
export declare const getCountryList500: Validator<unknown>;
export declare const getCountryListHeaders: Validator<unknown>;
export declare const getCountryListQuery: Validator<unknown>;
export declare const validateCountry: Validator<unknown>;
export declare const validateCountryAnswer: Validator<unknown>;
export declare const validateCountryListAnswer: Validator<unknown>;
export declare const validateRegion: Validator<unknown>;
