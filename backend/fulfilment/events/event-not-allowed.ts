import { CallError } from '../../router/call-error.ts';

/** What has happened to the order does not allow the event; 409 ORD409. */
export const eventNotAllowed = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);
