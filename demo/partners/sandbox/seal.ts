import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import { deriveKey } from './derive-key.ts';

export interface Clock {
  now(): Date;
}

/** Content of a sealed text. An expired one can still be read. */
export type Opened<Value> =
  | { readonly state: 'valid' | 'expired'; readonly value: Value; readonly expiresAt: Date }
  | { readonly state: 'invalid' };

export interface Seal<Value> {
  seal(value: Value): Promise<{ readonly sealed: string; readonly expiresAt: Date }>;
  open(sealed: string): Promise<Opened<Value>>;
}

export interface SealOptions<Schema> {
  readonly secret: string;
  /** Texts sealed for one purpose do not open for another. */
  readonly purpose: string;
  readonly schema: Schema;
  readonly minutes: number;
  readonly clock: Clock;
}

/** Self-contained texts that only this key can read, create or change (JWE, direct A256GCM), so that the sandbox needs no store. */
export function createSeal<Schema extends z.ZodType<Readonly<Record<string, unknown>>>>(
  options: SealOptions<Schema>,
): Seal<z.output<Schema>> {
  const { secret, purpose, schema, minutes, clock } = options;
  const key = deriveKey(secret, `seal ${purpose}`);

  const parseOpened = (state: 'valid' | 'expired', claims: Readonly<Record<string, unknown>>): Opened<z.output<Schema>> => {
    const parsed = schema.safeParse(claims['value']);
    return parsed.success ? { state, value: parsed.data, expiresAt: new Date(Number(claims['exp']) * 1000) } : { state: 'invalid' };
  };

  return {
    async seal(value) {
      const expiresAt = new Date(Math.floor(clock.now().getTime() / 1000 + minutes * 60) * 1000);
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(expiresAt)
        .encrypt(key);
      return { sealed, expiresAt };
    },
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          currentDate: clock.now(),
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
        });
        return parseOpened('valid', payload);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return parseOpened('expired', error.payload);
        if (error instanceof errors.JOSEError) return { state: 'invalid' };
        throw error;
      }
    },
  };
}
