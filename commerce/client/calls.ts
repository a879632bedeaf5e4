import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#generated/openapi/paths.ts';
import { tell, type CallHooks } from './call-hooks.ts';
import { serviceError, ServiceError } from './service-error.ts';
import { answerWithin } from './within-time.ts';

/** Where a service is and how it is reached: over the network, or the backend's own fetch in the same process. */
export interface Service {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type Calls = Client<paths>;

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
const hooksOf = new WeakMap<Promise<unknown>, CallHooks>();

/** The typed calls of one service. A call without an answer after `timeout` milliseconds is given up. Failures are told to the hooks. */
export function createCalls({ origin, fetch }: Service, timeout: number, hooks?: CallHooks): Calls {
  const calls = createClient<paths>({
    baseUrl: origin,
    fetch: (request: Request) => answerWithin(fetch, request, timeout),
  });
  if (hooks) for (const method of METHODS) hook(calls, method, hooks);
  return calls;
}

/** Each call's promise remembers whom to tell, so that dataOf need not be told. */
function hook(calls: Calls, method: (typeof METHODS)[number], hooks: CallHooks): void {
  const send = calls[method] as (...parts: readonly unknown[]) => Promise<unknown>;
  const hooked = (...parts: readonly unknown[]): Promise<unknown> => {
    const call = send(...parts);
    hooksOf.set(call, hooks);
    return call;
  };
  Object.assign(calls, { [method]: hooked });
}

interface CallResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a successful call. Throws ServiceError for an error answer and for none at all. */
export async function dataOf<Data>(operation: string, call: Promise<CallResult<Data>>): Promise<Data> {
  const hooks = hooksOf.get(call) ?? {};
  const { data, error, response } = await call.catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const isAborted = cause instanceof Error && cause.name === 'AbortError';
    throw told(hooks, new ServiceError(`no answer: ${reason}`, { operation, isAborted }, cause));
  });
  if (!response.ok) throw told(hooks, serviceError(operation, response, error, hooks.textOf));
  return data as Data;
}

function told(hooks: CallHooks, error: ServiceError): ServiceError {
  tell(hooks, error);
  return error;
}
