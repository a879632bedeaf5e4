import { sql, type Transaction } from 'kysely';
import { createExpiredLinkError, isValidLinkSql, createLink, type MailedLink } from '../authentication/passwords/mailed-links.ts';
import type { Tables } from '../database/tables.ts';
import type { NotificationPorts } from './notification-ports.ts';

const day = 24 * 60 * 60;

/** Lifetime of a confirmation link in seconds. A request without a confirmation expires with it. */
export const confirmationLifetime = 7 * day;

export interface ConfirmedRequest {
  readonly siteId: string;
  readonly sku: string;
  readonly email: string;
}

/** Creates a link that confirms a request. It can be followed several times. */
export function createConfirmationLink({ secrets }: Pick<NotificationPorts, 'secrets'>, request: ConfirmedRequest, now: Date): MailedLink {
  return createLink(secrets, { purpose: 'stock-notification', about: { ...request }, life: confirmationLifetime, now });
}

/**
 * Confirms the request of a link and the visitor's other requests for the same address.
 * @returns their SKUs
 * @throws CallError 410 AUT402
 */
export async function confirmRequests(transaction: Transaction<Tables>, token: string, brand: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ readonly known: boolean; readonly skus: readonly string[] }>`
    with link as (
      select customer_id, about from mailed_links where ${isValidLinkSql('stock-notification', token, now)}
    ), confirmed as (
      update stock_notifications n set confirmed_at = ${now} from link
      where n.confirmed_at is null and n.brand = ${brand} and n.email = link.about ->> 'email'
        and (n.customer_id = link.customer_id or (n.site_id = link.about ->> 'siteId' and n.sku = link.about ->> 'sku'))
      returning n.sku
    )
    select exists (select from link) as known, array(select sku from confirmed) as skus`.execute(transaction);
  const [found] = rows;
  if (!found?.known) throw createExpiredLinkError();
  return [...found.skus];
}
