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
  /** Of its publication, "2026-11-22". */
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
  /** The tags of all that was found. */
  readonly facets: readonly ArticleFacet[];
  /** All that were found, not only those of this stretch. */
  readonly numFound: number;
}

/** What a list of articles on a page needs: what it always holds, and how much of it is shown at a time. */
export interface ArticlesNeeded {
  readonly blockId: string;
  readonly query?: string;
  readonly tags: readonly string[];
  readonly rows: number;
  /** The site's own where an editor says nothing. */
  readonly gridSize?: number;
}

/** The articles of a list as the page's address wants them, from the first on. */
export interface BroughtArticles extends ArticleResults {
  /** The part of the address's query that lists of articles read. */
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
  interface BroughtData {
    readonly articles: BroughtArticles;
  }
}
