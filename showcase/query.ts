import type { Audience } from '#generated/content/types.ts';

/** Options for the number of blocks. */
export const limits = [10, 20, 50] as const;

export interface ShowcaseQuery {
  readonly docType: string;
  readonly layoutVariant: string;
  readonly limit: number;
  readonly brand: string;
  readonly locale: string;
  /** Audiences of the visitor; none means a guest with an empty cart. */
  readonly audiences: readonly Audience[];
  /** Forces variants and an audience, in the form of the shop's p13n_testcontext. */
  readonly testContext: string;
  /** True if the form was submitted, so that its errors are shown. */
  readonly isSubmitted: boolean;
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
