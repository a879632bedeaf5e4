import type { APIRequestContext } from '@playwright/test';
import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import { fulfillmentSecret } from '#backend/fulfillment/testing/fulfillment-secret.ts';
import { createSignatureHeader } from '#backend/fulfillment/webhook-signature.ts';
import { getTestTime } from '../../support/clock/test-clock.ts';
import { expect } from '../../support/test.ts';

/** Reports an event of an order as an order management system does. */
export async function reportFulfillment(
  request: APIRequestContext,
  orderNumber: string,
  event: Omit<FulfillmentEvent, 'eventId' | 'orderNumber' | 'at'>,
): Promise<void> {
  const now = getTestTime();
  const text = JSON.stringify({ eventId: `${orderNumber}-${event.event}`, orderNumber, at: now.toISOString(), ...event });
  const headers = { 'content-type': 'application/json', 'x-fulfillment-signature': createSignatureHeader(fulfillmentSecret, text, now) };
  const response = await request.post('/fulfillment/v1/events', { data: text, headers });
  expect(response.status(), `${orderNumber} ${event.event}: ${await response.text()}`).toBe(200);
}
