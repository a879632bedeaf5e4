import { placeOrder } from '#generated/calls/place-order.ts';
import type { Operation } from '#generated/openapi/operations.ts';
import type { ShopperCall } from '../../request/shopper-session.ts';
import type { StaffMember } from '../../request/staff/staff-member.ts';

/** Adds store and employee to an associate's order; values of the page are overwritten. */
export function addSalesInfo({ operationId }: Operation, call: ShopperCall, staff: StaffMember | undefined): ShopperCall {
  if (operationId !== placeOrder.operationId || staff?.type !== 'Associate' || call.body === undefined) return call;
  const order = readObject(call.body);
  return order ? { ...call, body: JSON.stringify({ ...order, inStoreSalesInfo: staff.inStoreSalesInfo }) } : call;
}

/** Undefined for a body that the service will reject. */
function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
