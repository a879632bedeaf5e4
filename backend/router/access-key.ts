import { createHash, timingSafeEqual } from 'node:crypto';
import type { Operation } from '#generated/openapi/operations.ts';
import type { ReadHeaders } from './call-context.ts';
import { CallError } from './call-error.ts';

/** Throws CallError 401 AUT500 where the contract asks for an access key and the request has none that is known. */
export type AccessKeyCheck = (operation: Operation, request: ReadHeaders) => void;

/** Of one length, so that comparing takes the same time however much of a key is right. */
const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** @param keys Of the programs that may call; without any, every program may. */
export function createAccessKeyCheck(keys: readonly string[]): AccessKeyCheck {
  const known = keys.map(digest);
  return ({ security }, request) => {
    if (known.length === 0 || !security.includes('accessKey')) return;
    const given = digest(request.headers.get('x-access-key') ?? '');
    if (!known.some((key) => timingSafeEqual(key, given)))
      throw new CallError(401, 'AUT500', ['header.x-access-key: is of no known program']);
  };
}
