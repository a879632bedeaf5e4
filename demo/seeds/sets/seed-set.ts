import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';

export interface SeedSet {
  readonly id: string;
  readonly brand: 'tarnfell' | 'solvane';
  /** `compositions/set-<picture>` of the drawing kit. */
  readonly picture: string;
  readonly name: LocalizedText;
  readonly tagline: LocalizedText;
  readonly description: LocalizedText;
  readonly parts: readonly { readonly styleId: string; readonly color: string; readonly qty?: number }[];
}
