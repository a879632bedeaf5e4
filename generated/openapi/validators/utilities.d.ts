// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const getCountryList200: Validator<unknown>;
export declare const getCountryList400: Validator<unknown>;
export declare const getCountryList401: Validator<unknown>;
export declare const getCountryList429: Validator<unknown>;
export declare const getCountryList500: Validator<unknown>;
export declare const getCountryListHeaders: Validator<unknown>;
export declare const getCountryListQuery: Validator<unknown>;
export declare const validateCountry: Validator<unknown>;
export declare const validateCountryListAnswer: Validator<unknown>;
export declare const validateRegion: Validator<unknown>;
