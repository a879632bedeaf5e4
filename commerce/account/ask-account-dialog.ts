import { getDialogDataUrl } from './dialog-address.ts';
import type { AccountDialogAnswer } from './form-model.ts';
import { fetchAccountData } from './request-account-data.ts';

/**
 * Fetches a screen of the account area for a dialog.
 * @throws Error if the response is not successful
 */
export function askAccountDialog(address: string, init: RequestInit = {}): Promise<AccountDialogAnswer> {
  return fetchAccountData(getDialogDataUrl(address) ?? address, init);
}
