import { makeAbortable, createTimeLimit } from '#commerce/client/abortable.ts';
import type { CallInfo, Send } from '#commerce/client/middleware.ts';
import { validateResponse, type OriginResponse } from './validate-response.ts';
import { OriginError } from './origin-error.ts';

interface OriginRequest extends CallInfo {
  readonly request: Request;
  readonly send: Send;
  /** Milliseconds. */
  readonly timeout: number;
  /** The last valid response; an equal one is not validated again. */
  readonly cached: OriginResponse | undefined;
}

/** Reads and validates a response, with a time-out of its own, because the page may not wait any more. @throws OriginError. */
export async function fetchFromOrigin({ request, send, operationId, timeout, cached }: OriginRequest): Promise<OriginResponse> {
  const time = createTimeLimit(timeout);
  const signal = time?.signal;
  try {
    const response = await makeAbortable(readResponse(send, new Request(request, { signal: signal ?? null })), signal);
    if (response.status !== cached?.status || response.body !== cached.body) validateResponse(response, operationId, cached);
    return response;
  } catch (error) {
    throw signal?.aborted ? new OriginError('late', { cause: error }) : error;
  } finally {
    time?.end();
  }
}

async function readResponse(send: Send, request: Request): Promise<OriginResponse> {
  const response = await send(request).catch((cause: unknown) => {
    throw new OriginError('unreachable', { cause });
  });
  const { status } = response;
  try {
    return { status, body: await response.text() };
  } catch (cause) {
    throw new OriginError('broken', { status, cause });
  }
}
