import type { ConsentService } from '#blocks/host/consent.ts';
import { consentCookie, consentEvent, parseConsent, type Purpose } from '../request/consent.ts';
import { flags } from './flags.ts';

const getAllowedPurposes = (): readonly Purpose[] | undefined => parseConsent(flags.get(consentCookie));
/** Changes of consent are rare, so their code is loaded on demand. */
const loadConsentCode = () => import('../tracking/submit-consent.ts');

export function hasChosen(): boolean {
  return getAllowedPurposes() !== undefined;
}

/** Reads the cookie on each call, so that a withdrawal in any tab applies immediately. */
export function isAllowed(purpose: Purpose): boolean {
  return getAllowedPurposes()?.includes(purpose) === true;
}

export function onConsent(listener: () => void): () => void {
  window.addEventListener(consentEvent, listener);
  return () => window.removeEventListener(consentEvent, listener);
}

/** The consent service for blocks. `locale` returns the locale of the current page. */
export function createConsentService(locale: () => string): ConsentService {
  return {
    allows: isAllowed,
    question: async () => (await loadConsentCode()).loadGalleryQuestion(locale()),
    allow: async (purpose) => (await loadConsentCode()).grantPurpose(getAllowedPurposes() ?? [], purpose, locale()),
    subscribe: onConsent,
  };
}

/**
 * Handles the form of the consent bar. Escape hides the bar until the next document and stores no choice.
 * @returns a function that removes the listeners
 */
export function handleConsentForm(): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.consentForm === undefined) return;
    event.preventDefault();
    loadConsentCode()
      .then(({ submitConsentForm }) => submitConsentForm(form, event.submitter))
      .catch((error: unknown) => console.warn('[cairn] [consent] the choice could not be sent', error));
  };
  const onKey = ({ key, target }: KeyboardEvent): void => {
    const bar = key === 'Escape' && target instanceof Element ? target.closest('[data-consent-form]')?.parentElement : undefined;
    if (!bar) return;
    bar.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('keydown', onKey);
  };
}
