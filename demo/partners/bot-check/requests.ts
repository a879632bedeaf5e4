import { z } from 'zod';
import { locale, origin } from '../sandbox/fields.ts';

/** The protected action, named by the shop. */
const action = z.string().regex(/^[a-z][a-z-]{1,39}$/, 'Must be a name such as sign-in.');
const sealed = z.string().min(1).max(2000);

export const frameQuery = z.object({ action, origin, locale: locale.default('en') });
export const challengeRequest = z.strictObject({ action });

/** The sealed content of a challenge. */
export const challengeClaims = z.strictObject({ id: z.string(), action, salt: z.string(), difficulty: z.int() });

export const solutionRequest = z.strictObject({ challenge: sealed, solution: z.int().min(0) });

/** The sealed content of a token for a solved challenge. */
export const tokenClaims = z.strictObject({ id: z.string(), action });

export const verifyRequest = z.strictObject({ response: z.string().min(1).max(4096), action });
