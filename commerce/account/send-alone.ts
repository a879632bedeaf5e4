import type { FormEvent } from 'react';

/** Milliseconds to wait for another tab's form. The server serializes the requests in any case. */
const TIME_OUT = 10_000;

/** Runs work that starts or ends a session under a lock shared by all tabs of the shop. */
export async function runExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  // navigator.locks is undefined in insecure contexts.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let begun: Promise<Result> | undefined;
  const begin = (): Promise<Result> => (begun ??= work());
  return locks.request('cairn.session', { signal: AbortSignal.timeout(TIME_OUT) }, begin).catch((error: unknown) => {
    if (begun) throw error;
    return begin();
  });
}

/** Submits a form while it holds the lock. Navigation to the response releases the lock. */
export function sendExclusively(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  void runExclusively(() => {
    form.submit();
    return new Promise(() => undefined);
  });
}
