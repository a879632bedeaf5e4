import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { CallDescriptor, CallOptions, Calls, DirectAnswer, DirectCall } from '#generated/openapi/call.ts';
import { makeAbortable, combineSignals, createTimeLimit } from './abortable.ts';
import { solveBotCheck, reportFailure, type CallHooks } from './call-hooks.ts';
import { getCallIdentity, splitParameters, addCaptchaResponse } from './call-parameters.ts';
import { createLatestRunner } from './latest.ts';
import { composeMiddleware, type CallMiddleware } from './middleware.ts';
import { createNoResponseError, createServiceError, type ServiceError } from './service-error.ts';

export type { Calls };

type Input = Readonly<Record<string, unknown>>;

/** Origin of a service and its transport: the network, or the backend in the same process. */
export interface Service {
  /** May have a path, which is prefixed to that of every call. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Handles calls in the same process without a Request. Values are passed by reference, so neither side may change what it receives. */
  readonly callDirectly?: (call: DirectCall) => Promise<DirectAnswer>;
}

export interface CallSettings {
  /** Sent with every call as query parameter and header, e.g. "en_US". */
  readonly locale?: string;
  /** Milliseconds until a call is aborted; unlimited by default. */
  readonly timeout?: number;
  /** True if a repeated call cancels the earlier one. A client that serves many shoppers must allow repeats. */
  readonly repeats?: 'cancel' | 'allow';
  /** Headers of every call; read for each call. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly middleware?: readonly CallMiddleware[];
  /** Receive failures and every response. */
  readonly hooks?: CallHooks;
}

const querySerializer = createQuerySerializer();

/**
 * Creates the client of one service; the functions in generated/calls/ send their requests through it.
 * @throws Error for an origin that begins with "//"
 */
export function createCalls(
  { origin, fetch, callDirectly }: Service,
  { locale, timeout, repeats = 'cancel', headers: ownHeaders, middleware = [], hooks }: CallSettings = {},
): Calls {
  const baseUrl = rejectDoubleSlash(origin.replace(/\/$/, ''));
  const latest = createLatestRunner();

  const splitCall = (call: CallDescriptor, { body, ...input }: Input) => {
    const { path, query, header } = splitParameters(call, input);
    return {
      params: path,
      query: locale === undefined ? query : { locale, ...query },
      headers: { ...(header as Readonly<Record<string, string>>), ...ownHeaders?.() },
      body,
    };
  };

  const createRequest = (call: CallDescriptor, input: Input, signal: AbortSignal | undefined): Request => {
    const { params: path, query, headers: given, body } = splitCall(call, input);
    const url = createFinalURL(call.path, { baseUrl, params: { path, query }, querySerializer, pathSerializer: defaultPathSerializer });
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(locale === undefined ? {} : { locale }),
      ...given,
    };
    return new Request(rejectDoubleSlash(url, baseUrl.length), { method: call.method, headers, body: JSON.stringify(body), signal });
  };

  const send = async (
    call: CallDescriptor,
    input: Input,
    options: CallOptions,
    superseded?: AbortSignal,
    isRepeat = false,
  ): Promise<unknown> => {
    const given = combineSignals(options.signal, superseded);
    const limit = createTimeLimit(options.timeout ?? timeout);
    const signal = combineSignals(given, limit?.signal);
    let request: Request | undefined;
    const ask = async (): Promise<readonly [response: Response | undefined, body: unknown]> => {
      if (callDirectly && middleware.length === 0) {
        const { operationId } = call;
        const { status, body, headers } = await callDirectly({
          operationId,
          ...splitCall(call, input),
          ...(signal && { signal }),
        });
        hooks?.observe?.({ call, status, body });
        return [status < 400 ? undefined : Response.json(body, { status, headers }), body];
      }
      request = createRequest(call, input, signal);
      const response = await composeMiddleware(middleware, fetch, call)(request);
      const text = await response.text();
      hooks?.observe?.({ call, status: response.status, headers: response.headers, text });
      return [response, parseBody(text, response.ok)];
    };
    let responses: Awaited<ReturnType<typeof ask>>;
    try {
      responses = await makeAbortable(ask(), signal);
    } catch (cause) {
      throw report(createNoResponseError(cause, { operation: call.operationId, request, isAborted: given?.aborted === true }));
    } finally {
      limit?.end();
    }
    const [response, body] = responses;
    if (response?.ok === false) {
      const error = await createServiceError({ operation: call.operationId, request, response }, body, hooks?.textOf);
      const captchaResponse = hooks && !isRepeat ? await solveBotCheck(hooks, error) : undefined;
      if (captchaResponse === undefined) throw report(error);
      return send(call, addCaptchaResponse(call, input, captchaResponse), options, superseded, true);
    }
    return body;
  };

  const report = (error: ServiceError): ServiceError => {
    if (hooks) reportFailure(hooks, error);
    return error;
  };

  return {
    send: (call, input, options) =>
      (options.repeat ?? repeats) === 'allow'
        ? send(call, input, options)
        : latest(getCallIdentity(call, input, options), (superseded) => send(call, input, options, superseded)),
  };
}

/** A URL that begins with two slashes names another host, and a path that does loses its first segment. */
function rejectDoubleSlash(url: string, from = 0): string {
  if (url.startsWith('//') || url.startsWith('//', from)) throw new Error(`[cairn] [call] "${url}" must not begin with a double slash`);
  return url;
}

/** Parses a body. A success without a body has no data; an error that is not JSON has no details. */
function parseBody(text: string, isNeeded: boolean): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (isNeeded) throw error;
    return undefined;
  }
}
