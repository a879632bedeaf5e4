import type { AccountDialogAnswer } from './form-model.ts';

/** Milliseconds until a request fails. */
const TIME_OUT = 20_000;

/** Reads a page of the account area as data, or sends a form of one. @throws Error without a successful response. */
export async function requestAccountData(address: string, init: RequestInit = {}): Promise<AccountDialogAnswer> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_OUT), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(address, { ...init, signal });
  // A form with invalid fields is a successful response, too.
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as AccountDialogAnswer;
}
