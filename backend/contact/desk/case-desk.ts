import type { Attachment } from '#generated/openapi/contact.ts';
import type { CaseContent } from '../../database/documents/case-document.ts';

/** A case as sent to a help desk. */
export interface DeskCase {
  /** The same for each attempt: the help desk must ignore a number that it has already accepted. */
  readonly number: string;
  readonly brand: string;
  readonly siteId: string;
  /** Language of the sender, e.g. fr-ca. */
  readonly locale: string;
  readonly email: string;
  readonly openedAt: Date;
  readonly content: CaseContent;
  readonly attachments: readonly DeskAttachment[];
}

export interface DeskAttachment extends Pick<Attachment, 'fileName' | 'mediaType'> {
  /** Hash of the content, in hexadecimal digits. */
  readonly sha256: string;
  readonly content: Uint8Array;
}

/** A retailer's help desk. */
export interface CaseDesk {
  /** Accepts a case. After a rejection it is retried later. */
  acceptCase(deskCase: DeskCase): Promise<void>;
}
