import { dialogAddress } from './dialog-address.ts';
import type { AccountDialogAnswer } from './form-model.ts';

/** Milliseconds until a request fails; what was typed is still there then. */
const LONGEST = 20_000;

/** Reads a page of the account area for a dialog, or sends a form of one. @throws Error without a successful response. */
export async function askAccountDialog(address: string, init: RequestInit = {}): Promise<AccountDialogAnswer> {
  const signal = AbortSignal.any([AbortSignal.timeout(LONGEST), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(dialogAddress(address) ?? address, { ...init, signal });
  // A form with invalid fields is a successful response, too.
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as AccountDialogAnswer;
}
