import type { ShopPage } from './requests.ts';

/** How the partner's pages name the shop. */
export const merchantNames: Readonly<Record<ShopPage['brand'], string>> = { tarnfell: 'Tarnfell', solvane: 'Solvane' };
