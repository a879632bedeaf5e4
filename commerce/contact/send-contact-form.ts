import { captchaField } from '../bot-check/bot-check-model.ts';
import type { ContactResponse } from './contact-model.ts';

/** Milliseconds until a request fails; uploading six megabytes from a phone takes a while. */
const TIME_OUT = 120_000;

/**
 * Sends a form with its files in the background. If the operation requires a bot check, the challenge is solved in a dialog and the form is
 * sent again.
 * @throws Error if the response is not successful
 */
export async function sendContactForm(address: string, data: FormData): Promise<ContactResponse> {
  const response = await postForm(address, data);
  if (!('rejection' in response) || !response.rejection.challenge) return response;
  const { challenge } = response.rejection;
  const code = await import('../bot-check/solve-challenge.tsx').catch(() => undefined);
  const token = await code?.solveChallenge(challenge);
  if (token === undefined) return { rejection: { ...response.rejection, notice: challenge.unsolved } };
  data.set(captchaField, token);
  return postForm(address, data);
}

async function postForm(address: string, body: FormData): Promise<ContactResponse> {
  const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(TIME_OUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as ContactResponse;
}
