import type { Worded } from '#backend/catalog/labels/worded.ts';

export interface SeedSet {
  readonly id: string;
  readonly brand: 'tarnfell' | 'solvane';
  /** `compositions/set-<picture>` of the drawing kit. */
  readonly picture: string;
  readonly name: Worded;
  readonly tagline: Worded;
  readonly description: Worded;
  readonly parts: readonly { readonly styleId: string; readonly color: string; readonly qty?: number }[];
}
