import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { applyFulfilment } from './events/apply-fulfilment.ts';
import type { FulfilmentPorts } from './fulfilment-ports.ts';
import { isValidSignature } from './webhook-signature.ts';

/** Handles the events of an order management system. Without a secret every event is rejected. */
export function createReportFulfilment(ports: FulfilmentPorts): Handler<'reportFulfilment'> {
  return {
    readsText: true,
    async handle({ headers: { 'x-fulfilment-signature': signature }, body, text }) {
      // Requests from the same process have no raw text, and are not allowed.
      const isAuthentic = text !== undefined && isValidSignature({ signature, text }, ports.fulfilmentSecrets, ports.clock.now());
      if (!isAuthentic) throw new CallError(401, 'AUT500', ['header.x-fulfilment-signature: is not of this body, or too old']);
      return { body: await applyFulfilment(ports, body) };
    },
  };
}
