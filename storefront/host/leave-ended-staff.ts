import { mayReload } from '#commerce/session/reload-guard.ts';

/** Loads the page of an employee anew once a call says that their session has ended: the server leads to the sign-in. */
export function leaveEndedStaff({ status }: { readonly status?: number | undefined }): void {
  if (status !== 401 || document.querySelector('[data-staff]') === null) return;
  if (mayReload(sessionStorage, location.pathname, Date.now())) location.reload();
}
