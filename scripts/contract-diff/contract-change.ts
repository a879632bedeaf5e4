/** Clients of the old contract fail (`breaking`), may fail (`warning`) or do not notice (`compatible`). */
export type ChangeLevel = 'breaking' | 'warning' | 'compatible';

/** The programs and data that a change concerns. */
export type Client =
  /** Programs that send requests as the old contract allowed them. */
  | 'senders'
  /** Programs that read responses as the old contract promised them. */
  | 'readers'
  /** Scripts of pages, which call through the shop's gateway. */
  | 'page scripts'
  /** Clients whose method names are generated from the contract. */
  | 'generated clients'
  /** Documents that editors and content systems have stored. */
  | 'stored documents'
  /** Hosts that render content. */
  | 'content readers';

/** Which contract a document describes: the shop's operations, the galleries', or the content blocks. */
export type DocumentName = 'shop' | 'gallery' | 'content';

/** A difference between two versions of a contract, with its effect on clients of the old one. */
export interface ContractChange {
  readonly document: DocumentName;
  /** A rule of `rules.ts`, or `other` for a change that no rule concerns. */
  readonly rule: string;
  readonly level: ChangeLevel;
  readonly clients: readonly Client[];
  /** JSON pointer in the new document, in the old one for what was removed. */
  readonly place: string;
  /** Operations, or blocks, whose clients notice. Sorted. */
  readonly operations: readonly string[];
  /** Roles of the security scheme that may call these operations. */
  readonly roles: readonly string[];
  readonly message: string;
  /** The name of an addition that equals what was removed. */
  readonly renamedTo?: string;
  /** The reason in `contract/accepted-changes.json`. */
  readonly acceptedBecause?: string;
}
