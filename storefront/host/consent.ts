import { consentCookie, consentForm, consentOf, type Purpose } from '../request/consent.ts';
import { flags } from './flags.ts';

/** Told to the window when a visitor has answered. */
const ANSWERED = 'cairn:consent';

const answer = (): readonly Purpose[] | undefined => consentOf(flags.get(consentCookie));

export function isAnswered(): boolean {
  return answer() !== undefined;
}

/** Asked anew each time, so that an answer that is taken back, in whichever tab, counts at once. */
export function isAllowed(purpose: Purpose): boolean {
  return answer()?.includes(purpose) === true;
}

export function onConsent(listener: () => void): () => void {
  window.addEventListener(ANSWERED, listener);
  return () => window.removeEventListener(ANSWERED, listener);
}

/** Sends an answer as its form would, and stays on the page. The server keeps it, as it does without script. */
export async function sendConsent(action: string, answers: URLSearchParams): Promise<void> {
  await fetch(action, { method: 'POST', body: answers, redirect: 'manual' });
  window.dispatchEvent(new Event(ANSWERED));
}

/** Allows one purpose more. */
export function allowPurpose(purpose: Purpose, locale: string): Promise<void> {
  const { path, field, purpose: name } = consentForm({ locale });
  const allowed = [...(answer() ?? []), purpose];
  return sendConsent(path, new URLSearchParams([[field, 'save'], ...allowed.map((one) => [name, one])]));
}

/** Takes over the bar's form. @returns what ends it. */
export function followConsentForm(): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.consentForm === undefined) return;
    event.preventDefault();
    const answers = new URLSearchParams(
      [...new FormData(form, event.submitter)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    void sendConsent(form.action, answers).then(() => document.getElementById('main')?.focus({ preventScroll: true }));
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}
