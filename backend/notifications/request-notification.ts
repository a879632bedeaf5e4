import { sql, type Transaction } from 'kysely';
import type { NotificationResponse } from '#generated/openapi/notifications.ts';
import { createUnknownCustomerError } from '../authentication/authenticate.ts';
import { readSellables } from '../catalog/read-sellables.ts';
import type { Sellable } from '../catalog/sellable.ts';
import { createUnknownProductError } from '../catalog/product-id.ts';
import type { Tables } from '../database/tables.ts';
import { queueUnsolicitedMail } from '../mail/queue-mail.ts';
import { CallError } from '../router/call-error.ts';
import type { CallCustomer } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { createConfirmationLink } from './notification-links.ts';
import type { NotificationPorts } from './notification-ports.ts';
import { createConfirmationMail } from './stock-mails.ts';

export interface RequestedNotification {
  readonly sku: string;
  readonly email: string | undefined;
  readonly customer: CallCustomer;
  readonly shop: ShopContext;
  readonly now: Date;
}

interface Requester {
  /** Email address of the account. */
  readonly own: string | null;
  /** Addresses that this customer has confirmed by a mailed link. */
  readonly confirmed: readonly string[];
}

/**
 * Stores a request. A waiting request does not lose its place.
 * @throws CallError 404 ORD404 for a variant that cannot be requested, 400 ATTR300 without an address, 403 AUT498
 */
export async function requestNotification(ports: NotificationPorts, requested: RequestedNotification): Promise<NotificationResponse> {
  const { sku, shop } = requested;
  const item = await readItem(ports, requested);
  return ports.db.transaction().execute(async (transaction) => {
    const { own, confirmed } = await readRequester(transaction, requested.customer);
    const email = (requested.email ?? own)?.toLowerCase();
    if (email === undefined) {
      throw new CallError(400, 'ATTR300', [{ message: 'A guest has to name an address.', additionalInfo: { field: 'email' } }]);
    }
    // Sign-up sends no mail, so the account's address is confirmed only if its owner followed a link.
    const isConfirmed = email === own && confirmed.includes(email);
    const stopToken = await store(transaction, ports, { ...requested, email, isConfirmed });
    if (isConfirmed) return { state: 'active', skus: [sku] };
    if (stopToken !== undefined) await requestConfirmation(transaction, ports, { ...requested, email, stopToken, item });
    return { state: 'pending', skus: [sku] };
  });

  async function readItem({ db }: NotificationPorts, { sku: requestedSku, now }: RequestedNotification): Promise<Sellable> {
    const found = (await readSellables(db, shop, [requestedSku], { now, customerId: null })).get(requestedSku);
    const style = db
      .selectFrom('styles')
      .select('notify_me')
      .where('id', '=', found?.styleId ?? '');
    if (!found || found.unitMinor === null || !(await style.executeTakeFirst())?.notify_me)
      throw createUnknownProductError(requestedSku, shop.site.id);
    return found;
  }
}

/** @throws CallError 403 AUT498 for a deleted customer */
async function readRequester(transaction: Transaction<Tables>, { id, role }: CallCustomer): Promise<Requester> {
  const { rows } = await sql<Requester>`select case when ${role}::text <> 'guest' then c.email end as own,
      array(select recipient from subscriptions where customer_id = c.id and channel = 'email' and double_optin
        union select email from stock_notifications where customer_id = c.id and confirmed_at is not null) as confirmed
    from customers c where c.id = ${id} for key share`.execute(transaction);
  const [requester] = rows;
  if (!requester) throw createUnknownCustomerError();
  return requester;
}

type StoredRequest = RequestedNotification & { readonly email: string; readonly isConfirmed: boolean };

/** @returns the token that ends a new or unconfirmed request; undefined if one waits already */
async function store(
  transaction: Transaction<Tables>,
  { ids, secrets }: NotificationPorts,
  { sku, email, customer, shop, now, isConfirmed }: StoredRequest,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly stop_token: string }>`
    insert into stock_notifications as n (id, customer_id, brand, site_id, locale, sku, email, stop_token, requested_at, confirmed_at)
    values (${ids.uuid()}, ${customer.id}, ${shop.site.brand}, ${shop.site.id}, ${shop.locale}, ${sku}, ${email}, ${secrets.random(24)},
      ${now}, ${isConfirmed ? now : null})
    on conflict (site_id, sku, email) where notified_at is null do update
      set customer_id = excluded.customer_id, locale = excluded.locale, confirmed_at = excluded.confirmed_at
      where n.confirmed_at is null
    returning stop_token`.execute(transaction);
  return rows[0]?.stop_token;
}

interface Unconfirmed extends RequestedNotification {
  readonly email: string;
  readonly stopToken: string;
  readonly item: Sellable;
}

async function requestConfirmation(transaction: Transaction<Tables>, ports: NotificationPorts, unconfirmed: Unconfirmed): Promise<void> {
  const { customer, shop, now, sku, email } = unconfirmed;
  const link = createConfirmationLink(ports, { siteId: shop.site.id, sku, email }, now);
  await sql`${link.createStoreSql(sql`select ${customer.id}::uuid`)}`.execute(transaction);
  const mail = createConfirmationMail(
    { ...unconfirmed, id: ports.ids.uuid(), fact: link.hash, origin: ports.linkOrigin(shop.site) },
    link.token,
  );
  // A visitor may request several sizes in a row, so the limit per kind equals the total limit.
  const rates = ports.mailRates && { ...ports.mailRates, mailsOfRecipientAndKind: ports.mailRates.mailsOfRecipient };
  await queueUnsolicitedMail(transaction, ports.jobs, mail, { now, rates });
}
