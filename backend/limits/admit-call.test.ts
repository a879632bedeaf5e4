import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#generated/errors.ts';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import { createAdmitCall } from './admit-call.ts';
import type { Counted } from './limiter.ts';

const address = '198.51.100.7';

/** Returns what a call counts for good. */
async function getCounted(operationId: OperationId, errorId: ErrorCode | undefined): Promise<readonly Counted[]> {
  let all: readonly Counted[] = [];
  const admit = createAdmitCall({
    count: async (counted) => ((all = [...counted]), 0),
    giveBack: async (counted) => void (all = all.filter((one) => !counted.includes(one))),
    getWait: () => 0,
  });
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`unknown operation ${operationId}`);
  const settle = await admit(operation, { address, correlationId: 'c', transactionId: 't', channel: 'ECOMM' });
  await settle(errorId);
  return all;
}

describe('createAdmitCall', () => {
  it.each<[OperationId, ErrorCode | undefined]>([
    ['signIn', 'AUT401'],
    ['signIn', 'AUT423'],
    ['signIn', 'GEN500'],
    ['signInWithPasskey', 'AUT401'],
    ['loginAgent', 'AUT401'],
    ['changePassword', 'AUT452'],
    ['confirmForgotPassword', 'AUT402'],
    ['applyCoupon', 'PRM130'],
    ['savePayment', 'REW130'],
    ['signUp', undefined],
    ['lookupAccount', undefined],
    ['resetPassword', undefined],
  ])('counts %s that ends with %s', async (operationId, errorId) => expect(await getCounted(operationId, errorId)).toHaveLength(1));

  it.each<[OperationId, ErrorCode | undefined]>([
    ['signIn', undefined],
    ['signIn', 'AUT403'],
    ['signIn', 'AUT426'],
    ['signIn', 'API400'],
    ['signInWithPasskey', undefined],
    ['loginAgent', undefined],
    ['confirmPassword', undefined],
    ['changePassword', 'AUT451'],
    ['confirmForgotPassword', 'FE340'],
    ['retrieveUserData', undefined],
    ['applyCoupon', undefined],
    ['savePayment', undefined],
  ])('does not count %s that ends with %s', async (operationId, errorId) => expect(await getCounted(operationId, errorId)).toEqual([]));
});
