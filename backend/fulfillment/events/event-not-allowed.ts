import { CallError } from '../../router/call-error.ts';

/** Creates the error of an event that the order's units do not allow; 409 ORD409. */
export const createEventNotAllowedError = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);
