import type { Site } from '../site/site.ts';
import type { RequestContext } from './request-context.ts';
import { flagOf, hasEntry } from '#blocks/host/flag-list.ts';

/** What a visitor may allow beside what the shop cannot do without. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Scripts read it too. It is the visitor's answer alone, and says nothing of who the visitor is. */
export const consentCookie = 'consent';

/** Told to the window when a visitor has answered. */
export const consentEvent = 'cairn:consent';

/** Always there, so that an answer that allows nothing is one. */
const NECESSARY = 'necessary';

/** What the visitor allows; undefined until the question has been answered. */
export function consentOf(value: string | undefined): readonly Purpose[] | undefined {
  return hasEntry(value, NECESSARY) ? purposes.filter((purpose) => hasEntry(value, purpose)) : undefined;
}

/** Whether the visitor of a request allows it. */
export function allows({ cookies }: Pick<RequestContext, 'cookies'>, purpose: Purpose): boolean {
  return consentOf(cookies[consentCookie])?.includes(purpose) === true;
}

/** The cookie's value for an answer. */
export function consentValue(allowed: readonly Purpose[]): string {
  return flagOf([NECESSARY, ...purposes.filter((purpose) => allowed.includes(purpose))]);
}

/** The form by which a visitor answers: where it is sent, and what its fields are called. */
export function consentForm({ locale }: Pick<Site, 'locale'>) {
  return { path: `/${locale}/cookie-settings`, field: 'choice', purpose: 'purpose' } as const;
}

/** What a form says; undefined for one that says nothing. */
export function answerIn(form: FormData): readonly Purpose[] | undefined {
  const choice = form.get('choice');
  if (choice === 'accept') return purposes;
  if (choice === 'refuse') return [];
  return choice === 'save' ? purposes.filter((purpose) => form.getAll('purpose').includes(purpose)) : undefined;
}
