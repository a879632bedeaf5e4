/**
 * Everything besides content and messages that a block's HTML may depend on. It is plain data, because a cached block's key is derived from
 * all of it (see render.ts): new fields become part of every key.
 */
export interface RenderEnv {
  /** Path locale, e.g. "en-us"; also the first segment of every in-shop link. */
  readonly locale: string;
  /** e.g. "tarnfell". */
  readonly brand: string;
  /** BRAND-COUNTRY, e.g. "TARNFELL-US". */
  readonly siteId: string;
  readonly mode: RenderMode;
  /** The kind of page, where blocks track clicks differently. */
  readonly view?: 'search';
}

export type RenderMode = 'publish' | 'preview';
