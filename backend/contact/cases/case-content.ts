import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { formatDate } from '#messages/format/date.ts';
import type { CaseMailMessages } from '#generated/messages/case-mail/messages.ts';
import type { CaseContent } from '../../database/documents/case-document.ts';
import type { MailRow } from '../../mail/mail-part.ts';
import { findSubject } from '../subjects/contact-subjects.ts';

/** The sender's text. */
export const getText = (content: CaseContent): string => (content.kind === 'contact' ? content.message : content.description);

/** A short title of the case, e.g. "My order: Where is my order?". */
export function getTitle(content: CaseContent, locale: string, messages: CaseMailMessages): string {
  if (content.kind === 'warranty') return `${messages.warranty}: ${content.productName}`;
  const found = findSubject(content, locale);
  return found ? `${found.category}: ${found.subject}` : content.subject;
}

/** The fields of a case for its mails. */
export function createCaseRows(content: CaseContent, fileNames: readonly string[], locale: string, messages: CaseMailMessages): MailRow[] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...(content.kind === 'contact' ? createContactRows(content, locale, messages) : createWarrantyRows(content, locale, messages)),
    [messages.order, content.orderNumber],
    [messages.phone, content.phone],
    [messages.attachments, fileNames.join(', ')],
  ];
  return rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
}

type Rows = readonly (readonly [string, string | undefined])[];

function createContactRows(content: Extract<CaseContent, { kind: 'contact' }>, locale: string, messages: CaseMailMessages): Rows {
  return [[messages.subject, getTitle(content, locale, messages)]];
}

function createWarrantyRows(content: Extract<CaseContent, { kind: 'warranty' }>, locale: string, messages: CaseMailMessages): Rows {
  const { productName, productId, problem, purchasedOn, purchasedAt, address } = content;
  return [
    [messages.product, `${productName} (${productId})`],
    [messages.problem, messages[problem]],
    [messages.purchasedOn, formatDate(new Date(purchasedOn), getLanguageTag(locale))],
    [messages.purchasedAt, purchasedAt],
    [messages.address, address && formatAddress(address)],
  ];
}

function formatAddress({
  addressLine1,
  addressLine2,
  postalCode,
  city,
  stateCityProvDept,
  country,
}: NonNullable<Extract<CaseContent, { kind: 'warranty' }>['address']>): string {
  return [addressLine1, addressLine2, `${postalCode} ${city}`, stateCityProvDept, country].filter(Boolean).join(', ');
}
