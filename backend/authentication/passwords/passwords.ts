import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Secrets } from '../tokens/secrets.ts';
import { parsePhcString, formatPhcString, type PasswordCost, type StoredHash } from './phc-string.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const standardCost: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 };

const saltBytes = 16;
const tagBytes = 32;

export type PasswordCheck = 'wrong' | 'right' | 'outdated';

export interface Passwords {
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Takes the same time when nothing is stored. "outdated" means correct, but hashed at a cost other than the current one. */
  verify(password: string, stored: string | undefined): Promise<PasswordCheck>;
}

export interface PasswordsOptions {
  readonly secrets: Secrets;
  readonly cost?: PasswordCost;
}

/** Normalizes the Unicode composition, which depends on the keyboard. */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

const isSameCost = (one: PasswordCost, other: PasswordCost): boolean =>
  one.memory === other.memory && one.passes === other.passes && one.lanes === other.lanes;

/** Hashes passwords with argon2id. A concurrency limit keeps sign-ins from using all cores and too much memory. */
export function createPasswords({ secrets, cost = standardCost }: PasswordsOptions): Passwords {
  const runLimited = createConcurrencyLimit({ maxRunning: Math.max(1, availableParallelism() - 1), maxWaiting: 64, maxWaitMs: 5000 });
  const createRandomBytes = (bytes: number): Buffer => Buffer.from(secrets.random(bytes), 'base64url');
  /** Compared when no hash is stored, so that both cases take the same time. */
  const placeholderHash: StoredHash = { cost, salt: createRandomBytes(saltBytes), tag: createRandomBytes(tagBytes) };

  const computeTag = (password: string, { cost: { memory, passes, lanes }, salt, tag }: StoredHash): Promise<Buffer> =>
    runLimited(() =>
      derive('argon2id', { message: toBytes(password), nonce: salt, parallelism: lanes, tagLength: tag.length, memory, passes }),
    );

  return {
    async hash(password) {
      const blank: StoredHash = { cost, salt: createRandomBytes(saltBytes), tag: Buffer.alloc(tagBytes) };
      return formatPhcString({ ...blank, tag: await computeTag(password, blank) });
    },
    async verify(password, stored) {
      const known = stored === undefined ? undefined : parsePhcString(stored);
      const expected = known ?? placeholderHash;
      const isRight = timingSafeEqual(await computeTag(password, expected), expected.tag);
      if (!known || !isRight) return 'wrong';
      return isSameCost(known.cost, cost) ? 'right' : 'outdated';
    },
  };
}
