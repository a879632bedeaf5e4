import type { FormEvent } from 'react';

/** Milliseconds that a form waits for that of another tab; the server keeps the two apart in any case. */
const PATIENCE = 10_000;

/** Does what begins or ends a session while no other tab of the shop does. */
export async function aloneAmongTabs<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  // Pages without a secure context have no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let begun: Promise<Answer> | undefined;
  const begin = (): Promise<Answer> => (begun ??= work());
  return locks.request('cairn.session', { signal: AbortSignal.timeout(PATIENCE) }, begin).catch((error: unknown) => {
    if (begun) throw error;
    return begin();
  });
}

/** Sends a form so. The lock goes with the page, as the answer to the form takes its place. */
export function sendAlone(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  void aloneAmongTabs(() => {
    form.submit();
    return new Promise(() => undefined);
  });
}
