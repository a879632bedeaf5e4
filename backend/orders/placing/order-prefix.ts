import type { ShopContext } from '../../sites/shop-site.ts';

/** E.g. TF-2611-: brand and month. A number from the sequence follows. */
export function getOrderPrefix({ site }: Pick<ShopContext, 'site'>, now: Date): string {
  return `${site.brand === 'tarnfell' ? 'TF' : 'SV'}-${now.toISOString().slice(2, 7).replace('-', '')}-`;
}
