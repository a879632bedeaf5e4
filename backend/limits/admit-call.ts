import type { Operation, OperationId } from '#generated/openapi/operations.ts';
import type { CallContext, CustomerContext } from '../router/call-context.ts';
import { tooMany } from '../router/call-error.ts';
import type { Counted, Limiter } from './limiter.ts';
import type { RateName } from './rate.ts';

/** Calls that are counted by client address, beside what counts for all. */
const byAddress: Partial<Readonly<Record<OperationId, RateName>>> = {
  addPasskey: 'mails',
  beginPasskey: 'passkeys',
  beginPasskeySignIn: 'passkeys',
  changePassword: 'signIns',
  confirmForgotPassword: 'signIns',
  confirmPassword: 'signIns',
  createProfile: 'mails',
  createSubscription: 'mails',
  getPaymentSession: 'cardFrames',
  lookupAccount: 'signIns',
  removePasskey: 'mails',
  resetPassword: 'mails',
  retrieveUserData: 'signIns',
  signIn: 'signIns',
  signInWithPasskey: 'signIns',
  signUp: 'signUps',
  updateSubscription: 'mails',
};

/** The pipeline's step that counts calls. Throws 429 API429. */
export function createAdmitCall(limiter: Limiter) {
  return async ({ operationId, safe }: Operation, context: CallContext | CustomerContext): Promise<void> => {
    const rate = byAddress[operationId];
    const counted: Counted[] = rate ? [{ rate, subject: context.address }] : [];
    if (!safe && 'customer' in context) counted.push({ rate: 'changes', subject: context.customer.id });
    const wait = counted.length > 0 ? await limiter.count(counted) : 0;
    if (wait > 0) throw tooMany(wait);
  };
}
