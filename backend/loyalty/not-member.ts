import { CallError } from '../router/call-error.ts';

/** 409 REW401 */
export const createNotMemberError = (): CallError => new CallError(409, 'REW401', ['Join the club to use points and vouchers.']);
