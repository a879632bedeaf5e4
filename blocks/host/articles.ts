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
  readonly eyebrow?: string;
  /** Publication date, "2026-11-22". */
  readonly date?: string;
  readonly hidePageDate?: boolean;
  readonly url: string;
  readonly picture?: ArticlePicture;
  readonly tags: readonly { readonly id?: string; readonly label: string }[];
}

export interface ArticlePicture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

export interface ArticleFacet {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
}

export interface ArticleResults {
  readonly result: readonly ArticleSummary[];
  /** The tags of all articles found. */
  readonly facets: readonly ArticleFacet[];
  /** All articles found, not only this page of them. */
  readonly numFound: number;
}

/** An article list's need: its fixed tags and its page size. */
export interface ArticlesNeeded {
  readonly blockId: string;
  readonly query?: string;
  readonly tags: readonly string[];
  readonly rows: number;
  /** The site's own size when absent. */
  readonly gridSize?: number;
}

/** The articles of a list for the page's address, from the first on. */
export interface PreloadedArticles extends ArticleResults {
  /** The part of the query that article lists read. */
  readonly search: string;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly articles: ArticleService;
  }
}

declare module '#engine/definition.ts' {
  interface DataNeeds {
    readonly articles: ArticlesNeeded;
  }
  interface PreloadedData {
    readonly articles: PreloadedArticles;
  }
}
