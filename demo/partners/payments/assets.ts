import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBrowserScript, type Asset } from '../sandbox/browser-script.ts';

const frame = ['card-frame.css', 'tarnfell.css', 'solvane.css', 'typeface.css', 'card-frame.ts', 'card-fields.ts', 'card-rules.ts'];
const files: readonly string[] = [
  ...[...frame, 'kept-details.ts', 'typing.ts'].map((name) => `frame/${name}`),
  'acs/browser/challenge.css',
  'acs/browser/challenge.ts',
  'pay-later/pay-later.css',
  'wallet/browser/wallet.css',
  'wallet/browser/wallet-sheet.ts',
  'wallet/browser/wallet-elements.ts',
  'wallet/browser/shop-channel.ts',
];

function readAsset(file: string): Asset {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return file.endsWith('.css')
    ? { type: 'text/css; charset=utf-8', body: text }
    : { type: 'text/javascript; charset=utf-8', body: createBrowserScript(text) };
}

/**
 * Loads the files of the partner's pages by name. Browsers run the scripts as written, without their types: there is no build, and the
 * frame and the server apply the same file of rules.
 */
export function loadAssets(typeface?: Uint8Array): ReadonlyMap<string, Asset> {
  const assets = new Map(files.map((file) => [path.posix.basename(file), readAsset(file)]));
  if (typeface) assets.set('typeface.woff2', { type: 'font/woff2', body: new Uint8Array(typeface) });
  return assets;
}
