import type { FormEvent } from 'react';

/** Milliseconds that a form waits for that of another tab; the server keeps the two apart in any case. */
const PATIENCE = 10_000;

/** Sends a form once no other tab of the shop sends one of its kind. The lock goes with the page, as the answer to the form takes its place. */
export function sendAlone(event: FormEvent<HTMLFormElement>): void {
  // Pages without a secure context have no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return;
  event.preventDefault();
  const form = event.currentTarget;
  const send = (): Promise<never> => {
    form.submit();
    return new Promise(() => undefined);
  };
  void locks.request('cairn.session', { signal: AbortSignal.timeout(PATIENCE) }, send).catch(send);
}
