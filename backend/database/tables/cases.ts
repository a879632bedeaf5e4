import type { Attachment } from '#generated/openapi/contact.ts';
import type { CaseContent } from '../documents/case-document.ts';
import type { Json, Timestamp } from './columns.ts';

/** A message to customer service or a warranty case. */
interface CasesTable {
  id: string;
  /** E.g. C-2611-000017. */
  number: string;
  kind: CaseContent['kind'];
  /** Null once the guest who sent it is purged. */
  customer_id: string | null;
  idempotency_key: string;
  brand: string;
  site_id: string;
  /** Locale of the page with the form, e.g. fr-ca. */
  locale: string;
  /** Lower case. */
  email: string;
  content: Json<CaseContent>;
  created_at: Timestamp;
  /** Null until the help desk has accepted it. */
  handed_over_at: Timestamp | null;
}

interface CaseAttachmentsTable {
  case_id: string;
  position: number;
  file_name: string;
  media_type: Attachment['mediaType'];
  /** In bytes. */
  size: number;
  /** Hash of the content, in hexadecimal digits. */
  sha256: string;
  content: Uint8Array;
}

export interface CaseTables {
  cases: CasesTable;
  case_attachments: CaseAttachmentsTable;
}
