import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueMail, queueUnsolicitedMail, type QueuedMail } from '../../mail/queue-mail.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import type { AccountMail } from '../passwords/account-mails.ts';
import { createExpiredLinkError, createLink, isValidLinkSql } from '../passwords/mailed-links.ts';
import {
  createChangeMail,
  createChangeNoticeMail,
  createConfirmationMail,
  createTakenMail,
  createWelcomeMail,
  type EmailChange,
} from './email-mails.ts';

/** Purposes of the links that confirm or keep an address. */
export type EmailLinkPurpose = 'email-confirmation' | 'email-change' | 'email-undo';

const DAY = 24 * 60 * 60;
const lives: Readonly<Record<EmailLinkPurpose, number>> = {
  'email-confirmation': 7 * DAY,
  'email-change': DAY,
  // Longer than the change takes, so that it can be undone once its owner reads the notice.
  'email-undo': 7 * DAY,
};

type LinkPorts = Pick<AuthenticationPorts, 'clock' | 'ids' | 'jobs' | 'secrets' | 'linkOrigin' | 'mailRates'>;

export interface EmailOwner {
  readonly customerId: string;
  readonly shop: ShopContext;
  /** The address that the mail is sent to. */
  readonly email: string;
}

/** Stores a link about an address and returns its URL with the data of its mail. */
async function storeLink(
  transaction: Transaction<Tables>,
  { clock, ids, secrets, linkOrigin }: LinkPorts,
  purpose: EmailLinkPurpose,
  { customerId, shop, email }: EmailOwner,
): Promise<{ readonly href: string; readonly mail: AccountMail }> {
  const link = createLink(secrets, { purpose, about: { email }, life: lives[purpose], now: clock.now() });
  await sql`${link.createStoreSql(sql`select ${customerId}::uuid`)}`.execute(transaction);
  const page = purpose === 'email-undo' ? 'keep-email' : 'confirm-email';
  const href = `${linkOrigin(shop.site)}/${shop.locale}/account/${page}?token=${link.token}`;
  return { href, mail: { id: ids.uuid(), shop, recipient: email, fact: link.hash } };
}

/** Sends the link that confirms the address of an account, with a welcome if the account is new. */
export async function sendConfirmation(
  transaction: Transaction<Tables>,
  ports: LinkPorts,
  owner: EmailOwner & { readonly isNew: boolean },
): Promise<void> {
  const { href, mail } = await storeLink(transaction, ports, 'email-confirmation', owner);
  const now = ports.clock.now();
  if (owner.isNew) await queueMail(transaction, ports.jobs, createWelcomeMail(mail, href), now);
  else await queueUnsolicitedMail(transaction, ports.jobs, createConfirmationMail(mail, href), { now, rates: ports.mailRates });
}

/** Sends the link that gives the account a new address. If that address has an account, its owner gets a mail without this link. */
export async function sendChangeLink(transaction: Transaction<Tables>, ports: LinkPorts, owner: EmailOwner): Promise<void> {
  const { shop, email } = owner;
  const { href, mail } = await storeLink(transaction, ports, 'email-change', owner);
  const taken = await sql`select from customers where brand = ${shop.site.brand} and email = ${email} and role <> 'guest'`.execute(
    transaction,
  );
  const signInUrl = `${ports.linkOrigin(shop.site)}/${shop.locale}/account/sign-in`;
  const queued: QueuedMail = taken.rows.length > 0 ? createTakenMail(mail, signInUrl) : createChangeMail(mail, href);
  await queueUnsolicitedMail(transaction, ports.jobs, queued, { now: ports.clock.now(), rates: ports.mailRates });
}

/** Notifies an address that a change would replace, or has replaced. Never limited, since it warns of an attacker. */
export async function sendChangeNotice(
  transaction: Transaction<Tables>,
  ports: LinkPorts,
  owner: EmailOwner,
  change: EmailChange,
): Promise<void> {
  const { href, mail } = await storeLink(transaction, ports, 'email-undo', owner);
  await queueMail(transaction, ports.jobs, createChangeNoticeMail(mail, href, change), ports.clock.now());
}

export interface EmailLink {
  readonly purpose: EmailLinkPurpose;
  readonly customerId: string;
  readonly email: string;
}

const isAnyValidSql = (purposes: readonly EmailLinkPurpose[], token: string, now: Date): RawBuilder<unknown> =>
  sql`(${sql.join(
    purposes.map((purpose) => sql`(${isValidLinkSql(purpose, token, now)})`),
    sql` or `,
  )})`;

/**
 * Locks the account of a link and redeems it.
 * @throws CallError 410 AUT402 for a link that is unknown, expired, used or of another brand.
 */
export async function redeemEmailLink(
  transaction: Transaction<Tables>,
  {
    token,
    brand,
    now,
    purposes,
  }: { readonly token: string; readonly brand: string; readonly now: Date; readonly purposes: readonly EmailLinkPurpose[] },
): Promise<EmailLink> {
  const isMeant = isAnyValidSql(purposes, token, now);
  // The account is locked first, as everywhere, so that a change and its undoing cannot deadlock.
  await sql`select from customers where brand = ${brand} and id in (select customer_id from mailed_links where ${isMeant})
    for no key update`.execute(transaction);
  const { rows } = await sql<EmailLink>`delete from mailed_links using customers
    where ${isMeant} and customers.id = mailed_links.customer_id and customers.brand = ${brand}
    returning mailed_links.purpose, mailed_links.customer_id as "customerId", mailed_links.about ->> 'email' as email`.execute(transaction);
  const [link] = rows;
  if (!link) throw createExpiredLinkError();
  return link;
}
