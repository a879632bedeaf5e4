import { describe, expect, it } from 'vitest';
import { getChannel } from './get-channel.ts';

const sandbox = { account: 'cairn', isProduction: false };
const createPage = (path: string, headers: Record<string, string> = {}, isDialog = false) => ({
  url: new URL(path, 'https://tarnfell.example'),
  headers: new Headers(headers),
  isDialog,
});

describe('getChannel', () => {
  it.each(['/en-us/p/kestrel-shell-jacket-TFKES01M', '/p/kestrel-shell-jacket-TFKES01M', '/de-de/p', '/p'])(
    'returns the production instance on %s',
    (path) => {
      expect(getChannel(sandbox, createPage(path))).toBe('cairn/p/tarnfell.example');
    },
  );

  it.each(['/', '/en-us', '/en-us/packs', '/en-us/promotions', '/packs', '/en-us/c/p-2000', '/en-us/help/p'])(
    'returns the sandbox on %s',
    (path) => {
      expect(getChannel(sandbox, createPage(path))).toBe('cairn/sandbox/tarnfell.example');
    },
  );

  it('returns the production instance on every route of a shop that is set to it', () => {
    expect(getChannel({ ...sandbox, isProduction: true }, createPage('/en-us'))).toBe('cairn/p/tarnfell.example');
  });

  it('uses the page of a batch, or the page behind a dialog', () => {
    expect(getChannel(sandbox, createPage('/fapi/events'), '/en-us/p/boot-TFKES01M')).toBe('cairn/p/tarnfell.example');
    const opened = { referer: 'https://tarnfell.example/en-us/p/boot-TFKES01M' };
    expect(getChannel(sandbox, createPage('/fapi/dialogs/newsletter', opened, true))).toBe('cairn/p/tarnfell.example');
    const elsewhere = { referer: 'https://elsewhere.example/en-us/p/boot-TFKES01M' };
    expect(getChannel(sandbox, createPage('/fapi/dialogs/newsletter', elsewhere, true))).toBe('cairn/sandbox/tarnfell.example');
  });
});
