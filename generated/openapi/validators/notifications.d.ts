// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const signUpForNotification200: Validator<unknown>;
export declare const signUpForNotification400: Validator<unknown>;
export declare const signUpForNotification401: Validator<unknown>;
export declare const signUpForNotification403: Validator<unknown>;
export declare const signUpForNotification404: Validator<unknown>;
export declare const signUpForNotification410: Validator<unknown>;
export declare const signUpForNotification429: Validator<unknown>;
export declare const signUpForNotification500: Validator<unknown>;
export declare const signUpForNotificationBody: Validator<unknown>;
export declare const signUpForNotificationHeaders: Validator<unknown>;
export declare const signUpForNotificationQuery: Validator<unknown>;
export declare const validateNotificationRequest: Validator<unknown>;
export declare const validateNotificationResponse: Validator<unknown>;
