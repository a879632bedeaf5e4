import type { z } from 'zod';
import {
  authorizationResponse,
  captureResponse,
  deletedCardResponse,
  planResponse,
  planTermsResponse,
  refundResponse,
  sessionResponse,
  storedCardResponse,
  tokenErrorResponse,
  tokenErrors,
  tokenResponse,
  voidResponse,
} from './partner-responses.ts';
import { PaymentTokenError, PaymentsUnavailableError, type AuthorizationResponse, type PaymentsPort } from './payments.ts';

export interface PaymentsClientOptions {
  /** The partner's origin for this server. */
  readonly origin: string;
  /** The partner's origin for browsers, if it differs. */
  readonly publicOrigin?: string;
  /** Shared secret, sent as `x-partners-key`. */
  readonly key: string;
  /** Reuses connections between requests. */
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
}

interface PartnerRequest {
  /** The port's method, for error messages. */
  readonly call: string;
  readonly path: string;
  /** Defaults to `POST` with a body, else `GET`. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
}

interface PartnerResponse {
  readonly status: number;
  readonly json: unknown;
}

const getAuthorizationPath = (reference: string): string => `/payments/authorizations/${encodeURIComponent(reference)}`;

/** Calls the payment partner over HTTP. Distinguishes time-outs, network errors and invalid responses, and validates every response. */
export function createPaymentsClient({ origin, publicOrigin, key, fetch, timeoutMs }: PaymentsClientOptions): PaymentsPort {
  async function send({ call, path, body, method = body ? 'POST' : 'GET' }: PartnerRequest): Promise<PartnerResponse> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(new URL(path, origin), {
        method,
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

  async function request<Schema extends z.ZodType>(schema: Schema, asked: PartnerRequest): Promise<z.output<Schema>> {
    return readResponse(schema, asked.call, await send(asked));
  }

  /** Returns null if the partner responds with 404. */
  async function find<Schema extends z.ZodType>(schema: Schema, asked: PartnerRequest): Promise<z.output<Schema> | null> {
    const response = await send(asked);
    return response.status === 404 ? null : readResponse(schema, asked.call, response);
  }

  /** The partner returns URLs with its own origin; browsers need the public one. */
  const toPublicUrl = (url: string): URL => {
    const { pathname, search } = new URL(url);
    return new URL(pathname + search, publicOrigin ?? origin);
  };

  function toAuthorization(response: z.output<typeof authorizationResponse>): AuthorizationResponse {
    if (response.outcome !== 'authenticate') return response;
    const { challenge } = response;
    const frameUrl = toPublicUrl(challenge.frameUrl);
    const redirectUrl = toPublicUrl(challenge.redirectUrl).href;
    return { outcome: 'authenticate', challenge: { ...challenge, frameUrl: frameUrl.href, redirectUrl, origin: frameUrl.origin } };
  }

  return {
    async createSession(body) {
      const session = await request(sessionResponse, { call: 'createSession', path: '/payments/sessions', body });
      const frameUrl = toPublicUrl(session.frameUrl);
      const redirectUrl = session.redirectUrl && toPublicUrl(session.redirectUrl).href;
      return { ...session, frameUrl: frameUrl.href, ...(redirectUrl && { redirectUrl }), origin: frameUrl.origin };
    },
    describe: (body) => request(tokenResponse, { call: 'describe', path: '/payments/describe', body }),
    findPlan: (body) => request(planResponse, { call: 'findPlan', path: '/payments/plans', body }),
    findPlanTerms: ({ currency, country }) =>
      find(planTermsResponse, { call: 'findPlanTerms', path: `/payments/plan-terms?${new URLSearchParams({ currency, country })}` }),
    storeCard: (body) => request(storedCardResponse, { call: 'storeCard', path: '/payments/cards', body }),
    async deleteCard({ vaultId }) {
      const path = `/payments/cards/${encodeURIComponent(vaultId)}`;
      await request(deletedCardResponse, { call: 'deleteCard', path, method: 'DELETE' });
    },
    authorize: async (body) =>
      toAuthorization(await request(authorizationResponse, { call: 'authorize', path: '/payments/authorizations', body })),
    async findAuthorization({ reference }) {
      const found = await find(authorizationResponse, { call: 'findAuthorization', path: getAuthorizationPath(reference) });
      return found && toAuthorization(found);
    },
    async capture({ reference, amountMinor, currency, authorizationId }) {
      const body = { amountMinor, currency, authorizationId };
      return (await request(captureResponse, { call: 'capture', path: `${getAuthorizationPath(reference)}/capture`, body })).outcome;
    },
    async void({ reference }) {
      return (await request(voidResponse, { call: 'void', path: `${getAuthorizationPath(reference)}/void`, body: {} })).outcome;
    },
    async refund({ reference, refundId, amountMinor, currency }) {
      const body = { refundId, amountMinor, currency };
      await request(refundResponse, { call: 'refund', path: `${getAuthorizationPath(reference)}/refund`, body });
    },
  };
}

function readResponse<Schema extends z.ZodType>(schema: Schema, call: string, { status, json }: PartnerResponse): z.output<Schema> {
  const tokenError = status === 422 ? tokenErrorResponse.safeParse(json) : undefined;
  if (tokenError?.success) throw new PaymentTokenError(tokenErrors[tokenError.data.error.code]);
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
