import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Secrets } from '../tokens/secrets.ts';
import { readPhcString, writePhcString, type PasswordCost, type StoredHash } from './phc-string.ts';
import { createTurns } from './turns.ts';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const standardCost: PasswordCost = { memory: 19_456, passes: 2, lanes: 1 };

const saltBytes = 16;
const tagBytes = 32;

export type Verdict = 'wrong' | 'right' | 'outdated';

export interface Passwords {
  /** A PHC string. */
  hash(password: string): Promise<string>;
  /** Takes the same time when nothing is stored. "outdated" means correct, but hashed at a cost other than the current one. */
  verify(password: string, stored: string | undefined): Promise<Verdict>;
}

export interface PasswordsOptions {
  readonly secrets: Secrets;
  readonly cost?: PasswordCost;
}

/** Normalizes the Unicode composition, which depends on the keyboard. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

const isSame = (one: PasswordCost, other: PasswordCost): boolean =>
  one.memory === other.memory && one.passes === other.passes && one.lanes === other.lanes;

/** Hashes passwords with argon2id. A concurrency limit keeps sign-ins from using all cores and too much memory. */
export function createPasswords({ secrets, cost = standardCost }: PasswordsOptions): Passwords {
  const inTurn = createTurns({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 64, longestWait: 5000 });
  const random = (bytes: number): Buffer => Buffer.from(secrets.random(bytes), 'base64url');
  /** Compared when no hash is stored, so that both cases take the same time. */
  const nobodys: StoredHash = { cost, salt: random(saltBytes), tag: random(tagBytes) };

  const tagOf = (password: string, { cost: { memory, passes, lanes }, salt, tag }: StoredHash): Promise<Buffer> =>
    inTurn(() =>
      derive('argon2id', { message: bytesOf(password), nonce: salt, parallelism: lanes, tagLength: tag.length, memory, passes }),
    );

  return {
    async hash(password) {
      const blank: StoredHash = { cost, salt: random(saltBytes), tag: Buffer.alloc(tagBytes) };
      return writePhcString({ ...blank, tag: await tagOf(password, blank) });
    },
    async verify(password, stored) {
      const known = stored === undefined ? undefined : readPhcString(stored);
      const expected = known ?? nobodys;
      const isRight = timingSafeEqual(await tagOf(password, expected), expected.tag);
      if (!known || !isRight) return 'wrong';
      return isSame(known.cost, cost) ? 'right' : 'outdated';
    },
  };
}
