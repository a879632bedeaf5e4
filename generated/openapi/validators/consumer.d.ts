// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const createProfile201: Validator<unknown>;
export declare const createProfile400: Validator<unknown>;
export declare const createProfile401: Validator<unknown>;
export declare const createProfile429: Validator<unknown>;
export declare const createProfile500: Validator<unknown>;
export declare const createProfileBody: Validator<unknown>;
export declare const createProfileHeaders: Validator<unknown>;
export declare const createProfileQuery: Validator<unknown>;
export declare const validateConsumerDetails: Validator<unknown>;
export declare const validateConsumerProfilePayload: Validator<unknown>;
export declare const validateCreatedProfile: Validator<unknown>;
export declare const validateEnrollment: Validator<unknown>;
export declare const validateSubscription: Validator<unknown>;
