/** Clients of the old contract fail (`breaking`), may fail (`warning`) or do not notice (`compatible`). */
export type ChangeLevel = 'breaking' | 'warning' | 'compatible';

/** The programs and data that a change affects. */
export type Client =
  /** Programs that send requests by the old contract. */
  | 'senders'
  /** Programs that read responses by the old contract. */
  | 'readers'
  /** Scripts of pages, which call through the shop's gateway. */
  | 'page scripts'
  /** Clients whose method names are generated from the contract. */
  | 'generated clients'
  /** Documents that editors and content systems have stored. */
  | 'stored documents'
  /** Apps that render content. */
  | 'content readers';

/** The contract that a document describes: the shop's operations, the galleries', or the content blocks. */
export type DocumentName = 'shop' | 'gallery' | 'content';

/** A difference between two versions of a contract, with its effect on clients of the old one. */
export interface ContractChange {
  readonly document: DocumentName;
  /** A rule of `rules.ts`, or `other` for a change without a rule. */
  readonly rule: string;
  readonly level: ChangeLevel;
  readonly clients: readonly Client[];
  /** JSON pointer in the new document, or in the old one for a removal. */
  readonly place: string;
  /** Affected operations, or blocks. Sorted. */
  readonly operations: readonly string[];
  /** Roles of the security scheme that may call these operations. */
  readonly roles: readonly string[];
  readonly message: string;
  /** The name of an addition that equals the removed element. */
  readonly renamedTo?: string;
  /** The reason in `contract/accepted-changes.json`. */
  readonly acceptedBecause?: string;
}
