/**
 * Everything that a block's HTML may depend on besides its content and its messages. It is plain data, so that a cached
 * block's key is derived from the whole of it (see render.ts): a field added here is in every key from then on.
 */
export interface RenderEnv {
  /** Path locale, e.g. "en-us"; also the first segment of every in-shop link. */
  readonly locale: string;
  /** e.g. "tarnfell". */
  readonly brand: string;
  /** BRAND-COUNTRY, e.g. "TARNFELL-US". */
  readonly siteId: string;
  readonly mode: RenderMode;
  /** The kind of page that the block stands on, where blocks count clicks otherwise there. */
  readonly view?: 'search';
}

export type RenderMode = 'publish' | 'preview';
