import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#generated/openapi/paths.ts';
import { serviceError, ServiceError } from './service-error.ts';

/** Where a service is and how it is reached: over the network, or the backend's own fetch in the same process. */
export interface Service {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type Calls = Client<paths>;

/** The typed calls of one service. A call without an answer after `timeout` milliseconds is given up. */
export function createCalls({ origin, fetch }: Service, timeout: number): Calls {
  return createClient<paths>({
    baseUrl: origin,
    fetch: async (request: Request) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
      return Promise.race([fetch(new Request(request, { signal })), rejectWhenAborted(signal)]);
    },
  });
}

interface CallResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of a successful call. Throws ServiceError for an error answer and for none at all. */
export async function dataOf<Data>(operation: string, call: Promise<CallResult<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServiceError(`no answer: ${reason}`, { operation }, cause);
  });
  if (!response.ok) throw serviceError(operation, response, error);
  return data as Data;
}

/** An in-process service need not heed the signal itself. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
