import { expect, it } from 'vitest';
import { shopSites as backendSites } from '#backend/sites/shop-site.ts';
import { createRelyingParties } from './relying-parties.ts';
import { getShopSites } from './shop-sites.ts';

const relyingParties = createRelyingParties(getShopSites({ shopHosts: ['Shop.example', 'solvane=boutique.example:8443'] }));
const idAt = (siteId: string, origin: string): string | undefined => {
  const site = backendSites.find(({ id }) => id === siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  return relyingParties(site, origin)?.id;
};

it.each([
  ['the brand’s own name', 'TARNFELL-US', 'https://tarnfell.example', 'tarnfell.example'],
  ['a name below it', 'TARNFELL-DE', 'https://www.tarnfell.example', 'tarnfell.example'],
  ['a name that was added', 'TARNFELL-US', 'https://shop.example', 'shop.example'],
  ['another brand’s, on a port', 'SOLVANE-US', 'https://boutique.example:8443', 'boutique.example'],
  ['this machine', 'TARNFELL-US', 'http://localhost:4000', 'localhost'],
  ['another brand on this machine', 'SOLVANE-US', 'http://solvane.localhost:4000', 'solvane.localhost'],
  ['a name without TLS', 'TARNFELL-US', 'http://tarnfell.example', undefined],
  ['a name below that is not the shop’s', 'TARNFELL-US', 'https://forum.tarnfell.example', undefined],
  ['a name that only ends alike', 'TARNFELL-US', 'https://eviltarnfell.example', undefined],
  ['another brand’s name', 'TARNFELL-US', 'https://solvane.example', undefined],
  ['a port that no URL has', 'TARNFELL-US', 'https://tarnfell.example:70000', undefined],
  ['an address of this machine', 'TARNFELL-US', 'http://127.0.0.1:4000', undefined],
])('are for %s', (_, siteId, origin, id) => expect(idAt(siteId, origin)).toBe(id));
