import type { ShopPage } from './requests.ts';

/** Names of shops on the partner's pages. */
export const merchantNames: Readonly<Record<ShopPage['brand'], string>> = { tarnfell: 'Tarnfell', solvane: 'Solvane' };
