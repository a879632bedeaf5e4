/** How many blocks the viewer shows at once. */
export const limits = [10, 20, 50] as const;

export interface ShowcaseQuery {
  readonly docType: string;
  readonly layoutVariant: string;
  readonly limit: number;
  readonly brand: string;
  readonly locale: string;
  /** True when the form was sent, so that what it lacks is said. */
  readonly isAsked: boolean;
  readonly docTypeError?: string;
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
