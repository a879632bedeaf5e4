import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { applyFulfillment } from './events/apply-fulfillment.ts';
import type { FulfillmentPorts } from './fulfillment-ports.ts';
import { isValidSignature } from './webhook-signature.ts';

/** Handles the events of an order management system. Without a secret every event is rejected. */
export function createReportFulfillment(ports: FulfillmentPorts): Handler<'reportFulfillment'> {
  return {
    readsText: true,
    async handle({ headers: { 'x-fulfillment-signature': signature }, body, text }) {
      // Requests from the same process have no raw text, and are not allowed.
      const isAuthentic = text !== undefined && isValidSignature({ signature, text }, ports.fulfillmentSecrets, ports.clock.now());
      if (!isAuthentic) throw new CallError(401, 'AUT500', ['header.x-fulfillment-signature: does not match the body or is too old']);
      return { body: await applyFulfillment(ports, body) };
    },
  };
}
