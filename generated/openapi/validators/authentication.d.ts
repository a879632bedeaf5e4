// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const issueToken200: Validator<unknown>;
export declare const issueToken400: Validator<unknown>;
export declare const issueToken401: Validator<unknown>;
export declare const issueToken403: Validator<unknown>;
export declare const issueToken409: Validator<unknown>;
export declare const issueToken429: Validator<unknown>;
export declare const issueToken500: Validator<unknown>;
export declare const issueTokenBody: Validator<unknown>;
export declare const issueTokenHeaders: Validator<unknown>;
export declare const issueTokenQuery: Validator<unknown>;
export declare const validateCodeChallenge: Validator<unknown>;
export declare const validateTokenAnswer: Validator<unknown>;
export declare const validateTokenRequest: Validator<unknown>;
export declare const validateTokenType: Validator<unknown>;
