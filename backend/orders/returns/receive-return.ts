import type { Transaction } from 'kysely';
import type { FulfilmentEvent } from '#generated/openapi/fulfilment.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import type { LockedOrder } from '../units/lock-order.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

/**
 * Receives the parcel of a return, with all of its units or fewer: they go back to stock, and their refund begins.
 *
 * @param locked The order as it was locked, with the event recorded; the caller saves its progress
 * @returns the lines afterwards
 * @throws CallError 409 ORD409 for an unknown return, one that was received before, and units that were not requested
 */
export async function receiveReturn(
  _transaction: Transaction<Tables>,
  _ports: RefundPorts,
  _locked: LockedOrder,
  _event: FulfilmentEvent,
): Promise<readonly OrderLineUnits[]> {
  throw new CallError(409, 'ORD409', ['Returns are not received yet.']);
}
