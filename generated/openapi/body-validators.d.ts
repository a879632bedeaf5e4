// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../validator.ts';

export declare const consumer_ConsumerProfilePayload: Validator<unknown>;
export declare const consumer_CreatedProfile: Validator<unknown>;
export declare const content_ChildrenAnswer: Validator<unknown>;
export declare const content_SearchAnswer: Validator<unknown>;
export declare const content_ShowcaseAnswer: Validator<unknown>;
export declare const internal_PerformanceBatch: Validator<unknown>;
export declare const internal_ResponseReport: Validator<unknown>;
export declare const internal_ServerTime: Validator<unknown>;
export declare const page_Page: Validator<unknown>;
export declare const personalization_DecideAnswer: Validator<unknown>;
export declare const personalization_DecideErrorAnswer: Validator<unknown>;
export declare const personalization_DecideRequest: Validator<unknown>;
export declare const shared_ErrorAnswer: Validator<unknown>;
