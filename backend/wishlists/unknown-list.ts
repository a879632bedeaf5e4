import { CallError } from '../router/call-error.ts';

/** 404 ORD404: the customer has no such list or favorite, or the link was revoked. */
export const createUnknownListError = (): CallError => new CallError(404, 'ORD404', ['There is no such list.']);
