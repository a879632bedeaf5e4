import { expect, it } from 'vitest';
import { shopSites as backendSites } from '#backend/sites/shop-site.ts';
import { createRelyingParties } from './relying-parties.ts';
import { getShopSites } from './shop-sites.ts';

const relyingParties = createRelyingParties(getShopSites({ shopHosts: ['Shop.example', 'solvane=boutique.example:8443'] }));
const getId = (siteId: string, origin: string): string | undefined => {
  const site = backendSites.find(({ id }) => id === siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  return relyingParties(site, origin)?.id;
};

it.each([
  ['the domain of the brand', 'TARNFELL-US', 'https://tarnfell.example', 'tarnfell.example'],
  ['a subdomain of the brand', 'TARNFELL-DE', 'https://www.tarnfell.example', 'tarnfell.example'],
  ['an additional domain', 'TARNFELL-US', 'https://shop.example', 'shop.example'],
  ['another brand with a port', 'SOLVANE-US', 'https://boutique.example:8443', 'boutique.example'],
  ['this machine', 'TARNFELL-US', 'http://localhost:4000', 'localhost'],
  ['another brand on this machine', 'SOLVANE-US', 'http://solvane.localhost:4000', 'solvane.localhost'],
  ['an origin without TLS', 'TARNFELL-US', 'http://tarnfell.example', undefined],
  ['an unknown subdomain', 'TARNFELL-US', 'https://forum.tarnfell.example', undefined],
  ['a domain with the same ending', 'TARNFELL-US', 'https://eviltarnfell.example', undefined],
  ['the domain of another brand', 'TARNFELL-US', 'https://solvane.example', undefined],
  ['an invalid port', 'TARNFELL-US', 'https://tarnfell.example:70000', undefined],
  ['a loopback address', 'TARNFELL-US', 'http://127.0.0.1:4000', undefined],
])('createRelyingParties chooses the relying party of %s', (_, siteId, origin, id) => expect(getId(siteId, origin)).toBe(id));
