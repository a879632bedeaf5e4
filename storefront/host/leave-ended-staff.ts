import { mayReload } from '#commerce/session/reload-guard.ts';

/** Reloads the page of an employee after a call was rejected because their session has ended: the server redirects to the sign-in. */
export function leaveEndedStaff({ status }: { readonly status?: number | undefined }): void {
  if (status !== 401 || document.querySelector('[data-staff]') === null) return;
  if (mayReload(sessionStorage, location.pathname, Date.now())) location.reload();
}
