import { CallError } from '../router/call-error.ts';

/** The customer has no such list or favorite, or the link was revoked; 404 ORD404. */
export const unknownList = (): CallError => new CallError(404, 'ORD404', ['There is no such list.']);
