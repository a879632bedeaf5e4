/** What an address of the shop is about, as far as galleries want to know. */
export interface PageSubject {
  readonly productId?: string;
  /** The category's id, or the name of the page that stands for one. */
  readonly category?: string;
  /** A page where shoppers design something of their own. */
  readonly isCustoms: boolean;
}

const PRODUCT = /^\/p\/(?:.*-)?([A-Z0-9]{8,11})$/i;
const CATEGORY = /^\/c\/(?:.*-)?(\d{4,10})$/;

/** @param path with the locale in front, e.g. "/en-us/p/kestrel-shell-jacket-TFKES01M". */
export function subjectOf(path: string): PageSubject {
  const rest = path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '').replace(/\/+$/, '');
  const productId = PRODUCT.exec(rest)?.[1]?.toUpperCase();
  const category = CATEGORY.exec(rest)?.[1] ?? (productId === undefined ? rest.split('/').at(-1) : undefined);
  return {
    ...(productId === undefined ? {} : { productId }),
    ...(category ? { category } : {}),
    isCustoms: /^\/customs?(?:\/|$)/.test(rest),
  };
}

/** An editor's filter for this page. A token for which the page has nothing leaves nothing behind. */
export function fillFilter(filter: string, { productId = '', category = '' }: PageSubject): string {
  return filter.replaceAll('PRODUCT_ID', productId).replaceAll('CATEGORY', category);
}
