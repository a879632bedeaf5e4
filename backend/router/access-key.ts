import { createHash, timingSafeEqual } from 'node:crypto';
import type { Operation } from '#generated/openapi/operations.ts';
import type { ReadHeaders } from './call-context.ts';
import { CallError } from './call-error.ts';

/** @throws CallError 401 AUT500 if the contract requires an access key and the request has no valid one */
export type AccessKeyCheck = (operation: Operation, request: ReadHeaders) => void;

/** Equal lengths, for a comparison in constant time. */
const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** @param keys Keys of the allowed programs; empty to allow every program */
export function createAccessKeyCheck(keys: readonly string[]): AccessKeyCheck {
  const known = keys.map(hashKey);
  return ({ security }, request) => {
    if (known.length === 0 || !security.includes('accessKey')) return;
    const given = hashKey(request.headers.get('x-access-key') ?? '');
    if (!known.some((key) => timingSafeEqual(key, given)))
      throw new CallError(401, 'AUT500', ['header.x-access-key: is of no known program']);
  };
}
