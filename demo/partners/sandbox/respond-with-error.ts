import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';

export interface Fault {
  /** Place of the error, e.g. `amountMinor`. */
  readonly at: string;
  readonly message: string;
}

export type ValidatedInput<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly respondWithError: (context: Context) => Response };

/** The error form of every operation: a code for programs and a sentence for people. Never repeats the input. */
export function respondWithError(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return context.json({ error: { code, message } }, status, headers);
}

/** Validates the input; responds to invalid input with 400 and every error. */
export function validateInput<Schema extends z.ZodType>(schema: Schema, input: unknown): ValidatedInput<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults: Fault[] = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.') || '(whole)', message }));
  return {
    ok: false,
    respondWithError: (context) => context.json({ error: { code: 'request-invalid', message: 'The request is invalid.', faults } }, 400),
  };
}

/** Returns the body if it is JSON and declared as such, otherwise undefined. Another site cannot send that type without a preflight. */
export async function readJson(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return undefined;
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}
