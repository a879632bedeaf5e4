import type { FulfilmentEvent, FulfilmentOutcome } from '#generated/openapi/fulfilment.ts';
import type { ErrorAnswer } from '#generated/openapi/shared.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { createSignatureHeader } from '../webhook-signature.ts';
import { fulfilmentSecret } from './fulfilment-secret.ts';

export type ReportAnswer = Partial<FulfilmentOutcome> & { readonly status: number; readonly errorId?: string };

/**
 * Reports an event as the order management system does.
 * @param signature By default that of the body.
 */
export async function report(test: TestBackend, event: Partial<FulfilmentEvent>, signature?: string): Promise<ReportAnswer> {
  const text = JSON.stringify({ at: test.time.now.toISOString(), ...event });
  const response = await test.post('/fulfilment/v1/events', text, {
    'x-fulfilment-signature': signature ?? createSignatureHeader(fulfilmentSecret, text, test.time.now),
  });
  const { status } = response;
  if (status === 200) return { status, ...((await response.json()) as FulfilmentOutcome) };
  const { errorDetails } = (await response.json()) as ErrorAnswer;
  const [error] = errorDetails;
  return { status, ...(error && { errorId: error.errorId }) };
}
