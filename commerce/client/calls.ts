import createClient, { defaultPathSerializer } from 'openapi-fetch';
import type { CallDescriptor, CallOptions, Calls } from '#generated/openapi/call.ts';
import { abortable, anySignal, timeLimit } from './abortable.ts';
import { tell, type CallHooks } from './call-hooks.ts';
import { callIdentity, callParameters } from './call-parameters.ts';
import { createLatest } from './latest.ts';
import { compose, type CallMiddleware } from './middleware.ts';
import { noAnswer, serviceError, type ServiceError } from './service-error.ts';

export type { Calls };

/** Where a service is and how it is reached: over the network, or the backend's own fetch in the same process. */
export interface Service {
  /** May have a path, which stands before that of every call. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface CallSettings {
  /** Goes with every call as query and as header, e.g. "en_US". */
  readonly locale?: string;
  /** Milliseconds until a call is given up; without it, never. */
  readonly timeout?: number;
  /** Whether a repeated call cancels the one before it. A client of many shoppers has to allow repeats. */
  readonly repeats?: 'cancel' | 'allow';
  readonly middleware?: readonly CallMiddleware[];
  /** Failures are told to them. */
  readonly hooks?: CallHooks;
}

type Input = Readonly<Record<string, unknown>>;
type AnyPath = Record<string, Record<'get', { responses: Record<200, { content: { 'application/json': unknown } }> }>>;

/** The calls of one service; the functions in generated/calls/ send through it. @throws Error for an origin that begins with "//". */
export function createCalls(
  { origin, fetch }: Service,
  { locale, timeout, repeats = 'cancel', middleware = [], hooks }: CallSettings = {},
): Calls {
  const api = createClient<AnyPath>({
    baseUrl: refuseDoubleSlash(origin),
    headers: locale === undefined ? {} : { locale },
    pathSerializer: (url, values) => refuseDoubleSlash(defaultPathSerializer(url, values), origin.replace(/\/$/, '').length),
  });
  const latest = createLatest();

  const send = async (
    call: CallDescriptor,
    { body, ...input }: Input,
    options: CallOptions,
    superseded?: AbortSignal,
  ): Promise<unknown> => {
    const { path, query, header } = callParameters(call, input);
    const given = anySignal(options.signal, superseded);
    const signal = anySignal(given, timeLimit(options.timeout ?? timeout));
    let request: Request | undefined;
    const answer = api.request(call.method.toLowerCase() as 'get', call.path, {
      params: { path, header, query: locale === undefined ? query : { locale, ...query } } as never,
      body: body as never,
      signal,
      fetch: (made: Request) => compose(middleware, fetch, call)((request = made)),
    });
    const { data, error, response } = await abortable(answer, signal).catch((cause: unknown) => {
      throw told(noAnswer(cause, { operation: call.operationId, request, isAborted: given?.aborted === true }));
    });
    if (!response.ok) throw told(serviceError({ operation: call.operationId, request, response }, error, hooks?.textOf));
    return data;
  };

  const told = (error: ServiceError): ServiceError => {
    if (hooks) tell(hooks, error);
    return error;
  };

  return {
    send: (call, input, options) =>
      (options.repeat ?? repeats) === 'allow'
        ? send(call, input, options)
        : latest(callIdentity(call, input, options), (superseded) => send(call, input, options, superseded)),
  };
}

/** A URL that begins with two slashes names another host, and a path that does loses its first part. */
function refuseDoubleSlash(url: string, from = 0): string {
  if (url.startsWith('//') || url.startsWith('//', from)) throw new Error(`[cairn] [call] "${url}" must not begin with a double slash`);
  return url;
}
