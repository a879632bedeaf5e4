import { z } from 'zod';
import type { OriginResponse } from './validate-response.ts';

export interface CachedResponse extends OriginResponse {
  /** Time of the last response with this content, in milliseconds. */
  readonly cachedAt: number;
}

const headerSchema = z.object({ key: z.string(), status: z.number(), cachedAt: z.number(), length: z.number() });

/** A line of JSON with key, status, time and length, then the body. */
export function serializeResponseFile(key: string, { status, cachedAt, body }: CachedResponse): string {
  return `${JSON.stringify({ key, status, cachedAt, length: body.length })}\n${body}`;
}

/** @returns Undefined for an incomplete file: the server may have stopped while it wrote. */
export function parseResponseFile(text: string): { readonly key: string; readonly response: CachedResponse } | undefined {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const parsed = end === -1 ? undefined : headerSchema.safeParse(parseJson(text.slice(0, end))).data;
  if (parsed === undefined || parsed.length !== body.length) return undefined;
  const { key, status, cachedAt } = parsed;
  return { key, response: { status, cachedAt, body } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
