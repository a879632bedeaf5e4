import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';

export interface Fault {
  /** Where, e.g. `amountMinor`. */
  readonly at: string;
  readonly message: string;
}

export type Judged<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refuse: (context: Context) => Response };

/** One shape of refusal for every call: a code for programs and a sentence for people. Never repeats what was sent. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return context.json({ error: { code, message } }, status, headers);
}

/** Judges what came in; what does not fit is answered with 400 and every place that is wrong. */
export function judge<Schema extends z.ZodType>(schema: Schema, input: unknown): Judged<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults: Fault[] = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.') || '(whole)', message }));
  return {
    ok: false,
    refuse: (context) => context.json({ error: { code: 'request-invalid', message: 'The request is not right.', faults } }, 400),
  };
}

/** The body when it is JSON and says so; a foreign page cannot send that type without being asked first. Otherwise undefined. */
export async function readJson(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return undefined;
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}
