/** The subject of a shop page, as far as galleries need it. */
export interface PageSubject {
  readonly productId?: string;
  /** The category's id, or the name of a page that represents one. */
  readonly category?: string;
  /** True for a page where shoppers design a custom product. */
  readonly isCustoms: boolean;
}

const PRODUCT = /^\/p\/(?:.*-)?([A-Z0-9]{8,11})$/i;
const CATEGORY = /^\/c\/(?:.*-)?(\d{4,10})$/;

/** @param path with the locale first, e.g. "/en-us/p/kestrel-shell-jacket-TFKES01M". */
export function getPageSubject(path: string): PageSubject {
  const rest = path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '').replace(/\/+$/, '');
  const productId = PRODUCT.exec(rest)?.[1]?.toUpperCase();
  const category = CATEGORY.exec(rest)?.[1] ?? (productId === undefined ? rest.split('/').at(-1) : undefined);
  return {
    ...(productId === undefined ? {} : { productId }),
    ...(category ? { category } : {}),
    isCustoms: /^\/customs?(?:\/|$)/.test(rest),
  };
}

/** Fills the tokens of an editor's filter for this page. Tokens without a value are removed. */
export function fillFilter(filter: string, { productId = '', category = '' }: PageSubject): string {
  return filter.replaceAll('PRODUCT_ID', productId).replaceAll('CATEGORY', category);
}
