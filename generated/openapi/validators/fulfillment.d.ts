// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const coerceReportFulfillmentHeaders: Validator<unknown>;
export declare const reportFulfillment200: Validator<unknown>;
export declare const reportFulfillment400: Validator<unknown>;
export declare const reportFulfillment401: Validator<unknown>;
export declare const reportFulfillment404: Validator<unknown>;
export declare const reportFulfillment409: Validator<unknown>;
export declare const reportFulfillment429: Validator<unknown>;
export declare const reportFulfillment500: Validator<unknown>;
export declare const reportFulfillmentBody: Validator<unknown>;
export declare const reportFulfillmentHeaders: Validator<unknown>;
export declare const validateFulfillmentEvent: Validator<unknown>;
export declare const validateFulfillmentOutcome: Validator<unknown>;
