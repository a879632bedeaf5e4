import { galleryMessages } from '#generated/messages/gallery/lazy.ts';
import type { GalleryMessages } from '#generated/messages/gallery/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { consentEvent, getConsentForm, type Purpose } from '../request/consent.ts';

/** Time-out in milliseconds; the consent question stays and can be submitted again. */
const SUBMIT_TIMEOUT = 10_000;

/** Submits a choice like its form would, without leaving the page. The server stores it, as it does without JavaScript. */
async function submitConsent(action: string, responses: URLSearchParams): Promise<void> {
  const { status } = await fetch(action, {
    method: 'POST',
    body: responses,
    redirect: 'manual',
    signal: AbortSignal.timeout(SUBMIT_TIMEOUT),
  });
  if (status >= 400) throw new Error(`the server responded with ${status}`);
  window.dispatchEvent(new Event(consentEvent));
}

/**
 * Submits the consent bar's form. The bar is hidden immediately, because hiding it later would shift the page; it is shown again after a
 * failure, and the focus moves to the page.
 */
export async function submitConsentForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const responses = [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const bar = form.parentElement;
  bar?.toggleAttribute('hidden', true);
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    await submitConsent(form.action, new URLSearchParams(responses));
  } catch (error) {
    bar?.toggleAttribute('hidden', false);
    throw error;
  }
}

/** Allows one more purpose. */
export function grantPurpose(allowed: readonly Purpose[], purpose: Purpose, locale: string): Promise<void> {
  const { path, field, purpose: name } = getConsentForm({ locale });
  return submitConsent(path, new URLSearchParams([[field, 'save'], ...[...allowed, purpose].map((one) => [name, one])]));
}

export function loadGalleryQuestion(locale: string): Promise<GalleryMessages> {
  return loadMessages(galleryMessages, locale);
}
