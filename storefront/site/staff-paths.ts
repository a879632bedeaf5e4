import type { StaffType } from '#commerce/session/tokens.ts';
import type { Site } from './site.ts';

/** Sign-in pages of employees, by path behind the locale. */
export const staffPages = { Associate: 'associate-login', Agent: 'agent-login' } as const satisfies Readonly<Record<StaffType, string>>;

/** Forms of the staff bar, by path behind the locale. */
export const staffSteps = ['end-session', 'next-customer', 'stop-acting'] as const;

export type StaffStep = (typeof staffSteps)[number];

/** Address of an employee's sign-in page. */
export function getStaffSignInPath(
  { locale }: Pick<Site, 'locale'>,
  type: StaffType,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]));
  return `/${locale}/${staffPages[type]}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/** Address of the page with the devices of a store. */
export const getDevicesPath = (site: Pick<Site, 'locale'>, done?: 'enrolled' | 'removed'): string =>
  getStaffSignInPath(site, 'Associate', { step: 'devices', done });

/** Address of a form of the staff bar. */
export function getStaffStepPath({ locale }: Pick<Site, 'locale'>, step: StaffStep): string {
  return `/${locale}/staff/${step}`;
}
