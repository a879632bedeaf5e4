import type { ShopSite } from '../../sites/shop-site.ts';

/** Rules for the sign-in of associates. */
export interface StaffAccess {
  /** True if everyone may list the employees of a store, e.g. on a developer's machine. */
  readonly isListOpen: boolean;
  /** Networks in CIDR notation whose clients may list them, too. */
  readonly networks: readonly string[];
  /** Minimum length of a PIN; a shorter one does not sign in. */
  readonly pinDigits: number;
}

export type StaffAccessOf = (site: ShopSite) => StaffAccess;

/** Only enrolled devices list the employees. */
export const standardStaffAccess: StaffAccess = { isListOpen: false, networks: [], pinDigits: 6 };
