import type { FulfillmentEvent, FulfillmentOutcome } from '#generated/openapi/fulfillment.ts';
import type { ErrorResponse } from '#generated/openapi/shared.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { createSignatureHeader } from '../webhook-signature.ts';
import { fulfillmentSecret } from './fulfillment-secret.ts';

export type ReportResponse = Partial<FulfillmentOutcome> & { readonly status: number; readonly errorId?: string };

/**
 * Reports an event as the order management system does.
 * @param signature By default that of the body.
 */
export async function report(test: TestBackend, event: Partial<FulfillmentEvent>, signature?: string): Promise<ReportResponse> {
  const text = JSON.stringify({ at: test.time.now.toISOString(), ...event });
  const response = await test.post('/fulfillment/v1/events', text, {
    'x-fulfillment-signature': signature ?? createSignatureHeader(fulfillmentSecret, text, test.time.now),
  });
  const { status } = response;
  if (status === 200) return { status, ...((await response.json()) as FulfillmentOutcome) };
  const { errorDetails } = (await response.json()) as ErrorResponse;
  const [error] = errorDetails;
  return { status, ...(error && { errorId: error.errorId }) };
}
