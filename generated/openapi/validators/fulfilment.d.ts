// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const coerceReportFulfilmentHeaders: Validator<unknown>;
export declare const reportFulfilment200: Validator<unknown>;
export declare const reportFulfilment400: Validator<unknown>;
export declare const reportFulfilment401: Validator<unknown>;
export declare const reportFulfilment404: Validator<unknown>;
export declare const reportFulfilment409: Validator<unknown>;
export declare const reportFulfilment429: Validator<unknown>;
export declare const reportFulfilment500: Validator<unknown>;
export declare const reportFulfilmentBody: Validator<unknown>;
export declare const reportFulfilmentHeaders: Validator<unknown>;
export declare const validateFulfilmentEvent: Validator<unknown>;
export declare const validateFulfilmentOutcome: Validator<unknown>;
