import type { APIRequestContext } from '@playwright/test';
import type { FulfilmentEvent } from '#generated/openapi/fulfilment.ts';
import { fulfilmentSecret } from '#backend/fulfilment/testing/fulfilment-secret.ts';
import { createSignatureHeader } from '#backend/fulfilment/webhook-signature.ts';
import { expect } from '../../support/test.ts';

/** Reports an event of an order as an order management system does. */
export async function reportFulfilment(
  request: APIRequestContext,
  orderNumber: string,
  event: Omit<FulfilmentEvent, 'eventId' | 'orderNumber' | 'at'>,
): Promise<void> {
  const now = new Date();
  const text = JSON.stringify({ eventId: `${orderNumber}-${event.event}`, orderNumber, at: now.toISOString(), ...event });
  const headers = { 'content-type': 'application/json', 'x-fulfilment-signature': createSignatureHeader(fulfilmentSecret, text, now) };
  const response = await request.post('/fulfilment/v1/events', { data: text, headers });
  expect(response.status(), `${orderNumber} ${event.event}: ${await response.text()}`).toBe(200);
}
