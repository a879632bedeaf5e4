import type { Gender } from '../catalog/labels/localized-text.ts';
import type { Minor } from '../money/minor-units.ts';
import type { SalePeriod } from './values/parse-sale-period.ts';

export interface ImportedSale {
  readonly minor: Minor;
  /** Absent for a permanent sale price. */
  readonly period?: { readonly [Key in keyof SalePeriod]: string };
}

export interface ImportedColor {
  /** '' for a product without a choice of color. */
  readonly name: string;
  readonly pictures: readonly string[];
  readonly originalMinor: Minor;
  readonly sale?: ImportedSale;
}

export interface ImportedVariant {
  readonly color: string;
  /** '' for a product without a choice of size. */
  readonly size: string;
  readonly gtin: string | null;
  readonly quantity: number;
}

/** A product with validated values. */
export interface ImportedProduct {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly kindLabel: string;
  readonly categoryPath: readonly string[];
  readonly gender: Gender;
  readonly material: string;
  readonly highlights: readonly string[];
  readonly colors: readonly ImportedColor[];
  readonly variants: readonly ImportedVariant[];
}
