import type { Attachment } from '#generated/openapi/contact.ts';
import type { CaseContent } from '../../database/documents/case-document.ts';

/** A case as a help desk gets it. */
export interface DeskCase {
  /** The same for each attempt: a case that was taken once under its number is not to be taken again. */
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
  /** Takes a case. A rejection is tried again later. */
  take(deskCase: DeskCase): Promise<void>;
}
