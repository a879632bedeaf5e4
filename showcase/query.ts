import type { Audience } from '#generated/content/types.ts';

/** How many blocks the viewer shows at once. */
export const limits = [10, 20, 50] as const;

export interface ShowcaseQuery {
  readonly docType: string;
  readonly layoutVariant: string;
  readonly limit: number;
  readonly brand: string;
  readonly locale: string;
  /** Whom the blocks are shown to; none selected is a guest with an empty cart. */
  readonly audiences: readonly Audience[];
  /** Forces variants and an audience, in the form of the shop's p13n_testcontext. */
  readonly testContext: string;
  /** True when the form was sent, so that what it lacks is said. */
  readonly isAsked: boolean;
  readonly docTypeError?: string;
  readonly audiencesError?: string;
  readonly testContextError?: string;
}

export interface ShowcaseSites {
  readonly defaultBrand: string;
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly locales: readonly string[];
    readonly defaultLocale: string;
  }[];
}
