import { sql, type Transaction } from 'kysely';
import type { Case } from '#generated/openapi/contact.ts';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { CaseContent } from '../../database/documents/case-document.ts';
import type { Tables } from '../../database/tables.ts';
import { queueUnsolicitedMail } from '../../mail/queue-mail.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { StoredAttachment } from '../attachments/process-attachments.ts';
import type { ContactPorts } from '../contact-ports.ts';
import { deskJob } from '../desk/desk-job.ts';
import { createReceivedMail } from './received-mail.ts';

export interface NewCase {
  readonly content: CaseContent;
  readonly email: string;
  readonly attachments: readonly StoredAttachment[];
  readonly shop: ShopContext;
  readonly customer: CustomerContext['customer'];
  readonly idempotencyKey: string;
}

export interface OpenedCase {
  /** 200 for a case that was opened before. */
  readonly status: 200 | 201;
  readonly body: Case;
}

const numberPrefixes = { contact: 'C', warranty: 'W' } as const satisfies Readonly<Record<CaseContent['kind'], string>>;

/** The case that the customer opened with the idempotency key, if any. */
export async function findCase(
  { db, contactRules }: ContactPorts,
  { shop, customer, idempotencyKey }: Pick<NewCase, 'shop' | 'customer' | 'idempotencyKey'>,
): Promise<OpenedCase | undefined> {
  const found = await selectCase(db, customer.id, idempotencyKey).executeTakeFirst();
  if (!found) return undefined;
  return { status: 200, body: { caseNumber: found.number, answerWithinHours: contactRules(shop.site).answerWithinHours } };
}

const selectCase = (db: Pick<ContactPorts['db'], 'selectFrom'>, customerId: string, key: string) =>
  db.selectFrom('cases').select('number').where('customer_id', '=', customerId).where('idempotency_key', '=', key);

/**
 * Stores a case with its attachments, and queues the jobs that mail its sender and hand it over, in one transaction. Only one of several
 * concurrent requests with the same idempotency key opens the case.
 * @throws CallError 403 AUT498
 */
export async function openCase(ports: ContactPorts, opening: NewCase): Promise<OpenedCase> {
  const { answerWithinHours } = ports.contactRules(opening.shop.site);
  return ports.db.transaction().execute(async (transaction): Promise<OpenedCase> => {
    const { id, number } = await storeCase(transaction, ports, opening);
    if (id !== undefined) await announceCase(transaction, ports, { ...opening, id, number, answerWithinHours });
    return { status: id === undefined ? 200 : 201, body: { caseNumber: number, answerWithinHours } };
  });
}

/** @returns No id for a case that was opened before. */
async function storeCase(
  transaction: Transaction<Tables>,
  { clock, ids }: ContactPorts,
  { content, email, attachments, shop, customer, idempotencyKey }: NewCase,
): Promise<{ readonly id?: string; readonly number: string }> {
  await assertKnownCustomer(transaction, customer);
  const now = clock.now();
  const id = ids.uuid();
  const prefix = `${numberPrefixes[content.kind]}-${now.toISOString().slice(2, 7).replace('-', '')}-`;
  const stored = await transaction
    .insertInto('cases')
    .values({
      id,
      number: sql<string>`${prefix}::text || to_char(nextval(${`${content.kind}_case_numbers`}::regclass), 'FM999000000')`,
      kind: content.kind,
      customer_id: customer.id,
      idempotency_key: idempotencyKey,
      brand: shop.site.brand,
      site_id: shop.site.id,
      locale: shop.locale,
      email,
      content: JSON.stringify(content),
      created_at: now,
      handed_over_at: null,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!stored) return selectCase(transaction, customer.id, idempotencyKey).executeTakeFirstOrThrow();
  if (attachments.length > 0)
    await transaction
      .insertInto('case_attachments')
      .values(
        attachments.map(({ fileName, mediaType, size, sha256, content: bytes }, position) => ({
          case_id: id,
          position,
          file_name: fileName,
          media_type: mediaType,
          size,
          sha256,
          content: bytes,
        })),
      )
      .execute();
  return { id, number: stored.number };
}

async function announceCase(
  transaction: Transaction<Tables>,
  { ids, jobs, clock, mailRates }: ContactPorts,
  { id, number, shop, email, content, attachments, answerWithinHours }: NewCase & { id: string; number: string; answerWithinHours: number },
): Promise<void> {
  await jobs.send(transaction, deskJob, { caseId: id });
  const fileNames = attachments.map(({ fileName }) => fileName);
  const mail = createReceivedMail({ id: ids.uuid(), number, shop, email, content, fileNames, answerWithinHours });
  // Any visitor can enter any address, so mails are limited. A shopper may write twice in a row: the limit of this kind is that of all
  // kinds together.
  const rates = mailRates && { ...mailRates, mailsOfRecipientAndKind: mailRates.mailsOfRecipient };
  await queueUnsolicitedMail(transaction, jobs, mail, { now: clock.now(), rates });
}
