import { readFileSync } from 'node:fs';
import { browserScript, type Asset } from '../sandbox/browser-script.ts';

const styles = ['card-frame.css', 'tarnfell.css', 'solvane.css', 'typeface.css'];
const scripts = ['card-frame.ts', 'card-fields.ts', 'card-rules.ts', 'kept-details.ts', 'typing.ts'];

const read = (name: string): string => readFileSync(new URL(`./frame/${name}`, import.meta.url), 'utf8');

/**
 * The files of the frame, by name. Its script runs in browsers as written, without its types: no bundle and no build, and the rules
 * that the frame applies are the very file that the server applies.
 */
export function loadAssets(typeface?: Uint8Array): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of styles) assets.set(name, { type: 'text/css; charset=utf-8', body: read(name) });
  for (const name of scripts) assets.set(name, { type: 'text/javascript; charset=utf-8', body: browserScript(read(name)) });
  if (typeface) assets.set('typeface.woff2', { type: 'font/woff2', body: new Uint8Array(typeface) });
  return assets;
}
