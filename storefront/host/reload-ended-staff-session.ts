import { canReload } from '#commerce/session/reload-guard.ts';

/** Reloads an employee's page if a call was rejected because the session has ended: the server then redirects to the sign-in. */
export function reloadEndedStaffSession({ status }: { readonly status?: number | undefined }): void {
  if (status !== 401 || document.querySelector('[data-staff]') === null) return;
  if (canReload(sessionStorage, location.pathname, Date.now())) location.reload();
}
