import type { Site } from '../site/site.ts';
import type { RequestContext } from './request-context.ts';
import { formatFlagEntries, hasFlagEntry } from '#blocks/host/flag-list.ts';

/** Purposes that a visitor may allow in addition to the necessary ones. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Readable by scripts. It contains only the visitor's choice and nothing that identifies them. */
export const consentCookie = 'consent';

/** Dispatched on the window after a visitor has chosen. */
export const consentEvent = 'cairn:consent';

/** Always present, to distinguish a choice that allows nothing from no choice. */
const NECESSARY = 'necessary';

/** The allowed purposes; undefined until the visitor has chosen. */
export function parseConsent(value: string | undefined): readonly Purpose[] | undefined {
  return hasFlagEntry(value, NECESSARY) ? purposes.filter((purpose) => hasFlagEntry(value, purpose)) : undefined;
}

/** Returns true if the visitor of the request allows the purpose. */
export function hasConsent({ cookies }: Pick<RequestContext, 'cookies'>, purpose: Purpose): boolean {
  return parseConsent(cookies[consentCookie])?.includes(purpose) === true;
}

/** The cookie's value for these purposes. */
export function formatConsent(allowed: readonly Purpose[]): string {
  return formatFlagEntries([NECESSARY, ...purposes.filter((purpose) => allowed.includes(purpose))]);
}

/** Path and field names of the consent form. */
export function getConsentForm({ locale }: Pick<Site, 'locale'>) {
  return { path: `/${locale}/cookie-settings`, field: 'choice', purpose: 'purpose' } as const;
}

/** The purposes of a submitted form; undefined if it is invalid. */
export function parseConsentForm(form: FormData): readonly Purpose[] | undefined {
  const choice = form.get('choice');
  if (choice === 'accept') return purposes;
  if (choice === 'refuse') return [];
  return choice === 'save' ? purposes.filter((purpose) => form.getAll('purpose').includes(purpose)) : undefined;
}
