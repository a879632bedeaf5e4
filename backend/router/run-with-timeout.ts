/** Resolves with the work's result, or rejects after the time limit or when the caller disconnects, which also abort the signal. */
export function runWithTimeout<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
  caller: AbortSignal | undefined,
): Promise<Result> {
  const ending = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const end = (reason: Error): void => {
      ending.abort(reason);
      reject(reason);
    };
    const handleDisconnect = (): void => end(caller?.reason as Error);
    const timer = setTimeout(() => end(new DOMException(`no answer within ${timeoutMs} ms: timeout`, 'TimeoutError')), timeoutMs);
    caller?.addEventListener('abort', handleDisconnect, { once: true });
    const settle = (): void => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', handleDisconnect);
    };
    work(ending.signal).then(resolve, reject).finally(settle);
    if (caller?.aborted) handleDisconnect();
  });
}
