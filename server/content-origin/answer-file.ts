import { z } from 'zod';
import type { Answer } from './judge-answer.ts';

export interface KeptAnswer extends Answer {
  /** Milliseconds; when the origin last gave it. */
  readonly keptAt: number;
}

const head = z.object({ key: z.string(), status: z.number(), keptAt: z.number(), length: z.number() });

/** A line that says what it is, and the answer as it was. */
export function writeAnswerFile(key: string, { status, keptAt, body }: KeptAnswer): string {
  return `${JSON.stringify({ key, status, keptAt, length: body.length })}\n${body}`;
}

/** Undefined for a file that is not whole: a host may end while it writes. */
export function readAnswerFile(text: string): { readonly key: string; readonly answer: KeptAnswer } | undefined {
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const parsed = end === -1 ? undefined : head.safeParse(jsonOf(text.slice(0, end))).data;
  if (parsed === undefined || parsed.length !== body.length) return undefined;
  const { key, status, keptAt } = parsed;
  return { key, answer: { status, keptAt, body } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
