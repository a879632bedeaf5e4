import { z } from 'zod';
import { PaymentTokenError, PaymentsUnavailableError, type AuthorizationAnswer, type PaymentsPort } from './payments.ts';

export interface PaymentsClientOptions {
  /** Where this server finds the partner. */
  readonly origin: string;
  /** Where browsers find it, when that differs. */
  readonly publicOrigin?: string;
  /** Shared with the partner; sent as `x-partners-key`. */
  readonly key: string;
  /** Its connections stay open between calls. */
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
}

const card = z.object({
  brand: z.string().min(1),
  last4: z.string().length(4),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
});
const sessionAnswer = z.object({ sessionId: z.string().min(1), frameUrl: z.url(), expiresAt: z.iso.datetime() });
const describeAnswer = z.object({ card, expiresAt: z.iso.datetime(), subject: z.string() });
const authorizationAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved'), authorizationId: z.string().min(1) }),
  z.object({ outcome: z.enum(['declined', 'expired', 'fraud', 'authenticate', 'voided']) }),
]);
const captureAnswer = z.object({ outcome: z.enum(['captured', 'refused']) });
const voidAnswer = z.object({ outcome: z.enum(['voided', 'captured']) });
const refundAnswer = z.object({ outcome: z.literal('refunded') });
const tokenRefusals = { 'token-invalid': 'invalid', 'token-expired': 'expired', 'token-spent': 'spent' } as const;
const tokenRefusal = z.object({ error: z.object({ code: z.enum(Object.keys(tokenRefusals) as (keyof typeof tokenRefusals)[]) }) });

interface Asked {
  readonly call: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

const pathOf = (reference: string): string => `/payments/authorizations/${encodeURIComponent(reference)}`;

/** The payment partner over HTTP. Tells time-outs, silence and unintelligible answers apart; judges every answer before it is believed. */
export function createPaymentsClient({ origin, publicOrigin, key, fetch, timeoutMs }: PaymentsClientOptions): PaymentsPort {
  async function ask({ call, path, body }: Asked): Promise<{ readonly status: number; readonly json: unknown }> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(new URL(path, origin), {
        method: body ? 'POST' : 'GET',
        headers: { 'x-partners-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        signal,
        redirect: 'error',
      });
      const text = await response.text();
      return { status: response.status, json: parseJson(text) };
    } catch (cause) {
      throw new PaymentsUnavailableError(call, signal.aborted ? 'timeout' : 'network', { cause });
    }
  }

  async function answerOf<Schema extends z.ZodType>(schema: Schema, asked: Asked): Promise<z.output<Schema>> {
    const { status, json } = await ask(asked);
    return readAnswer(schema, asked.call, status, json);
  }

  return {
    async createSession(request) {
      const { sessionId, frameUrl, expiresAt } = await answerOf(sessionAnswer, {
        call: 'createSession',
        path: '/payments/sessions',
        body: { ...request },
      });
      const given = new URL(frameUrl);
      const seen = new URL(given.pathname + given.search, publicOrigin ?? origin);
      return { sessionId, frameUrl: seen.href, origin: seen.origin, expiresAt };
    },
    describe: (request) => answerOf(describeAnswer, { call: 'describe', path: '/payments/describe', body: { ...request } }),
    authorize: (request) => answerOf(authorizationAnswer, { call: 'authorize', path: '/payments/authorizations', body: { ...request } }),
    async findAuthorization({ reference }): Promise<AuthorizationAnswer | null> {
      const asked = { call: 'findAuthorization', path: pathOf(reference) };
      const { status, json } = await ask(asked);
      return status === 404 ? null : readAnswer(authorizationAnswer, asked.call, status, json);
    },
    challenge: ({ reference, token, response }) =>
      answerOf(authorizationAnswer, { call: 'challenge', path: `${pathOf(reference)}/challenge`, body: { token, response } }),
    async capture({ reference, amountMinor, currency, authorizationId }) {
      const body = { amountMinor, currency, authorizationId };
      return (await answerOf(captureAnswer, { call: 'capture', path: `${pathOf(reference)}/capture`, body })).outcome;
    },
    void: async ({ reference }) => (await answerOf(voidAnswer, { call: 'void', path: `${pathOf(reference)}/void`, body: {} })).outcome,
    async refund({ reference, amountMinor, currency }): Promise<void> {
      await answerOf(refundAnswer, { call: 'refund', path: `${pathOf(reference)}/refund`, body: { amountMinor, currency } });
    },
  };
}

function readAnswer<Schema extends z.ZodType>(schema: Schema, call: string, status: number, json: unknown): z.output<Schema> {
  const refused = status === 422 ? tokenRefusal.safeParse(json) : undefined;
  if (refused?.success) throw new PaymentTokenError(tokenRefusals[refused.data.error.code]);
  if (status < 200 || status > 299) throw new PaymentsUnavailableError(call, 'status', { status });
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new PaymentsUnavailableError(call, 'answer', { status, cause: parsed.error });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
