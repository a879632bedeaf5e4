import type { DialogPage } from '#commerce/account/dialog-address.ts';

export interface AccountDialogParams {
  readonly page: DialogPage;
  /** What its address says. */
  readonly query: URLSearchParams;
}
