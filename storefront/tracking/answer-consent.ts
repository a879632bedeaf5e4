import { galleryMessages } from '#generated/messages/gallery/lazy.ts';
import type { GalleryMessages } from '#generated/messages/gallery/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { consentEvent, consentForm, type Purpose } from '../request/consent.ts';

/** Milliseconds until an answer is given up; the question stands and can be answered again. */
const LONGEST_SEND = 10_000;

/** Sends an answer as its form would, and stays on the page. The server keeps it, as it does without script. */
async function send(action: string, answers: URLSearchParams): Promise<void> {
  const { status } = await fetch(action, {
    method: 'POST',
    body: answers,
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_SEND),
  });
  if (status >= 400) throw new Error(`the server answered ${status}`);
  window.dispatchEvent(new Event(consentEvent));
}

/**
 * The bar's form. The bar is hidden at once: a strip in the flow of the page that went with a late response would move the page under the
 * visitor. It is shown again if the answer cannot be sent. Its button goes with it, so the focus goes to the page.
 */
export async function answerByForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const answers = [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const bar = form.parentElement;
  bar?.toggleAttribute('hidden', true);
  document.getElementById('main')?.focus({ preventScroll: true });
  try {
    await send(form.action, new URLSearchParams(answers));
  } catch (error) {
    bar?.toggleAttribute('hidden', false);
    throw error;
  }
}

/** Allows one purpose beside those that are. */
export function allowPurpose(allowed: readonly Purpose[], purpose: Purpose, locale: string): Promise<void> {
  const { path, field, purpose: name } = consentForm({ locale });
  return send(path, new URLSearchParams([[field, 'save'], ...[...allowed, purpose].map((one) => [name, one])]));
}

export function galleryQuestion(locale: string): Promise<GalleryMessages> {
  return loadMessages(galleryMessages, locale);
}
