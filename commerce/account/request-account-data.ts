import type { AccountDialogResponse } from './form-model.ts';

/** Milliseconds until a request fails. */
const TIME_OUT = 20_000;

/**
 * Fetches an account screen as data, or submits one of its forms.
 * @throws Error if the response is not successful
 */
export async function fetchAccountData(address: string, init: RequestInit = {}): Promise<AccountDialogResponse> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_OUT), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(address, { ...init, signal });
  // A form with invalid fields also returns a successful status.
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as AccountDialogResponse;
}
