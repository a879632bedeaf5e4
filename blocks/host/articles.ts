/** The shop's articles. */
export interface ArticleService {
  search(query: ArticleQuery, signal?: AbortSignal): Promise<ArticleResults>;
}

export interface ArticleQuery {
  readonly query?: string;
  readonly tagIds?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

export interface ArticleSummary {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly url: string;
  readonly picture?: { readonly url: string; readonly alt: string };
  readonly tags: readonly { readonly label: string }[];
}

export interface ArticleResults {
  readonly result: readonly ArticleSummary[];
  readonly facets: readonly { readonly id: string; readonly label: string }[];
  readonly numFound: number;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly articles: ArticleService;
  }
}
