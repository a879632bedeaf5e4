// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const coerceGetOrderParams: Validator<unknown>;
export declare const getOrder200: Validator<unknown>;
export declare const getOrder400: Validator<unknown>;
export declare const getOrder401: Validator<unknown>;
export declare const getOrder403: Validator<unknown>;
export declare const getOrder404: Validator<unknown>;
export declare const getOrder429: Validator<unknown>;
export declare const getOrder500: Validator<unknown>;
export declare const getOrderHeaders: Validator<unknown>;
export declare const getOrderParams: Validator<unknown>;
export declare const getOrderQuery: Validator<unknown>;
