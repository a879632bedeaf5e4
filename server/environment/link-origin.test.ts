import { expect, it } from 'vitest';
import { shopSites, type ShopSite } from '#backend/sites/shop-site.ts';
import { createLinkOrigin } from './link-origin.ts';

const getSite = (id: string): ShopSite => {
  const found = shopSites.find((one) => one.id === id);
  if (!found) throw new Error(`no site ${id}`);
  return found;
};
const local = { shopHosts: [], listenHost: '127.0.0.1', port: 4000 };

it.each([
  ['the shop on this machine', local, 'TARNFELL-US', 'http://localhost:4000'],
  ['another brand on this machine', local, 'SOLVANE-US', 'http://solvane.localhost:4000'],
  ['a host name of the shop', { ...local, shopHosts: ['Shop.example'] }, 'TARNFELL-DE', 'https://shop.example'],
  [
    'another brand’s name',
    { ...local, shopHosts: ['shop.example', 'solvane=other.example:8443'] },
    'SOLVANE-US',
    'https://other.example:8443',
  ],
  ['a brand without a host name', { ...local, shopHosts: ['shop.example'] }, 'SOLVANE-US', 'https://solvane.example'],
  ['a shop that other machines reach', { ...local, listenHost: '0.0.0.0' }, 'TARNFELL-US', 'https://tarnfell.example'],
])('createLinkOrigin returns the origin of %s', (_, environment, id, origin) =>
  expect(createLinkOrigin(environment)(getSite(id))).toBe(origin),
);
