import type { ParameterMode } from '#generated/openapi/content.ts';
import type { Page } from '#generated/content/types.ts';
import type { DocumentPath } from './document-path.ts';

export type ContentMode = ParameterMode;

/** A document that can be served, with the hash of its text. */
export interface StoredDocument {
  readonly location: DocumentPath;
  readonly page: Page;
  readonly revision: string;
  /** True if parts of the file are invalid. */
  readonly isFaulty?: boolean;
}
