/** A part of a row that the import could not use. A rejected row is skipped; otherwise only the value is. */
export interface ImportIssue {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly column: string;
  readonly reason: string;
  readonly value: string;
  readonly isRejected: boolean;
}

export interface SourcePrice {
  /** Decimal text in the major unit. */
  readonly amount: string;
  /** ISO 4217; undefined if the format has no currency. */
  readonly currency?: string;
}

/** A row of a feed in a common form, before its values are checked. Formats differ only in names; texts are unchanged. */
export interface SourceItem {
  readonly line: number;
  /** Rows with the same key are one product. */
  readonly groupKey: string;
  readonly title: string;
  /** May be HTML. */
  readonly description: string;
  readonly vendor: string;
  /** From the root, e.g. Clothing > Jackets. */
  readonly categoryPath: readonly string[];
  readonly gender: string;
  readonly ageGroup: string;
  readonly material: string;
  readonly highlights: readonly string[];
  readonly pictures: readonly string[];
  /** False for drafts, which are not sold. */
  readonly isPublished: boolean;
  /** Absent in rows that only add a picture to their product. */
  readonly variant?: SourceVariant;
}

export interface SourceVariant {
  /** The merchant's own identifier. */
  readonly key: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: SourcePrice;
  /** Lower than price while it applies. */
  readonly salePrice?: SourcePrice;
  /** ISO 8601 interval, e.g. 2026-11-27T00:00Z/2026-11-30T23:59Z. */
  readonly salePeriod: string;
  /** Pictures of this variant's color, shown before those of its product. */
  readonly pictures: readonly string[];
  readonly gtin: string;
  /** Units; undefined if the format contains availability only. */
  readonly quantity: string | undefined;
  readonly isAvailable: boolean;
}

/** Column names of the file, for issues. */
export interface SourceColumns {
  readonly key: string;
  readonly title: string;
  readonly price: string;
  readonly salePrice: string;
  readonly salePeriod: string;
  readonly gtin: string;
  readonly picture: string;
  readonly quantity: string;
  readonly option: string;
}
