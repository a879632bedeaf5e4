import { dialogAddress } from './dialog-address.ts';
import type { AccountDialogAnswer } from './form-model.ts';
import { requestAccountData } from './request-account-data.ts';

/** Reads a page of the account area for a dialog. @throws Error without a successful response. */
export function askAccountDialog(address: string, init: RequestInit = {}): Promise<AccountDialogAnswer> {
  return requestAccountData(dialogAddress(address) ?? address, init);
}
