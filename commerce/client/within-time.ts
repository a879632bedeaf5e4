/** A service's answer, or a rejection once `timeout` milliseconds are over or the caller has gone. */
export async function answerWithin(fetch: (request: Request) => Promise<Response>, request: Request, timeout: number): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
  return Promise.race([fetch(new Request(request, { signal })), rejectWhenAborted(signal)]);
}

/** An in-process service need not heed the signal itself. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
