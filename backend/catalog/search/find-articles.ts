import type { ArticleLink } from '#generated/openapi/products.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

export interface ArticleQuestion {
  readonly shop: ShopContext;
  /** Folded words; the last one may be unfinished. */
  readonly words: readonly string[];
  /** Folded words for topics of help, e.g. `returns`. */
  readonly about: readonly string[];
  readonly limit: number;
}

/** Help pages and articles for a search, the best match first. The content feature implements it. */
export type FindArticles = (question: ArticleQuestion) => readonly ArticleLink[];
