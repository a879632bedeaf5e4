import { getDialogDataUrl } from './dialog-address.ts';
import type { AccountDialogResponse } from './form-model.ts';
import { fetchAccountData } from './request-account-data.ts';

/**
 * Fetches a screen of the account area for a dialog.
 * @throws Error if the response is not successful
 */
export function fetchAccountDialog(address: string, init: RequestInit = {}): Promise<AccountDialogResponse> {
  return fetchAccountData(getDialogDataUrl(address) ?? address, init);
}
