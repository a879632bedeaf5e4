import type { Kysely } from 'kysely';
import { isEmail } from '#generated/validator-runtime.js';
import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { Tables } from '../database/tables.ts';
import type { Counted } from '../limits/limiter.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { CallError, createTooManyRequestsError } from '../router/call-error.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { isUuid } from '../database/is-uuid.ts';
import type { OrderPorts } from './order-ports.ts';
import type { OrderRecord } from './order-record.ts';

/** The site of an order belongs to the request's brand. */
const isOfBrand = ({ site_id: siteId }: OrderRecord, context: CustomerContext): boolean =>
  getShopContext({ siteId }).site.brand === getShopContext(context).site.brand;

const getColumn = (idOrNumber: string): 'id' | 'number' => (isUuid(idOrNumber) ? 'id' : 'number');

export const createOrderNotFoundError = (): CallError => new CallError(404, 'OHS4004', ['Order not found.']);

/**
 * Returns an order of the token's customer by id or number. Agents also find orders of erased accounts.
 * @throws 404 OHS4004, also for an order of another customer
 */
export async function findOwnOrder(
  { db }: { readonly db: Kysely<Tables> },
  context: CustomerContext,
  idOrNumber: string,
): Promise<OrderRecord> {
  const { customer } = context;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(getColumn(idOrNumber), '=', idOrNumber)
    .where(({ eb, or, and }) => {
      const isOwn = and([eb('customer_id', '=', customer.id), eb('erased_at', 'is', null)]);
      return customer.role === 'agent' ? or([isOwn, eb('erased_at', 'is not', null)]) : isOwn;
    })
    .executeTakeFirst();
  if (order && (order.customer_id === customer.id || isOfBrand(order, context))) return order;
  await assertKnownCustomer(db, customer);
  throw createOrderNotFoundError();
}

/** Reference to an order in a request. */
export interface OrderReference {
  /** Or the order's id. */
  readonly orderNumber: string;
  /** The email address of the order. Without it only the customer's own orders are found. */
  readonly email?: string | undefined;
}

export interface FoundOrder {
  readonly order: OrderRecord;
  /** `own` by the token; `guest` or `account` by number and email address. */
  readonly foundAs: 'own' | 'guest' | 'account';
}

type LookupPorts = Pick<OrderPorts, 'db' | 'limiter'>;

/**
 * Finds an order by the token, or by its number and email address. An unknown number, a wrong address and an order of an erased account get the
 * same error after the same statements, and both count against the limits by client address and by number.
 * @throws CallError 400 ORD400 for a malformed address, 404 OHS4004, 429 API429 after too many failed lookups
 */
export async function lookUpOrder(
  { db, limiter }: LookupPorts,
  context: CustomerContext,
  { orderNumber, email }: OrderReference & { readonly email: string },
): Promise<FoundOrder> {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new CallError(400, 'ORD400', ['body/email: is not an e-mail address']);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where(getColumn(orderNumber), '=', orderNumber)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (order?.customer_id === context.customer.id) return { order, foundAs: 'own' };
  await assertKnownCustomer(db, context.customer);
  const ofAddress: Counted = { rate: 'orderLookups', subject: context.address };
  const wait = limiter.getWait([ofAddress]);
  if (wait > 0) throw createTooManyRequestsError(wait);
  if (order && order.email.toLowerCase() === address && isOfBrand(order, context)) {
    const owner = await db.selectFrom('customers').select('role').where('id', '=', order.customer_id).executeTakeFirst();
    return { order, foundAs: owner?.role === 'guest' ? 'guest' : 'account' };
  }
  // The limit of the number applies to failures only, so that strangers cannot block the owner.
  const waitAfterThis = await limiter.count([ofAddress, { rate: 'orderLookups', subject: orderNumber }]);
  throw waitAfterThis > 0 ? createTooManyRequestsError(waitAfterThis) : createOrderNotFoundError();
}

/**
 * Finds an order that the request may change: the customer's own, or a guest's by number and email address. An account's order needs its
 * customer's token.
 * @throws CallError as lookUpOrder does
 */
export async function findOrderFor(
  ports: LookupPorts,
  context: CustomerContext,
  { orderNumber, email }: OrderReference,
): Promise<OrderRecord> {
  if (email === undefined) return findOwnOrder(ports, context, orderNumber);
  const { order, foundAs } = await lookUpOrder(ports, context, { orderNumber, email });
  if (foundAs === 'account') throw createOrderNotFoundError();
  return order;
}
