import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderModuleGraph } from '../graph/render-module-graph.ts';
import type { CallDescription } from './describe-call.ts';

const ROOMS = 'rooms.json';
const DRAWING = 'docs/reference/rooms.md';
/** Modules that the handler of a new folder imports. */
const IMPORTS = ['features', 'router'];

/**
 * Adds the folder of a new handler to rooms.json, and updates the diagram.
 * @returns the paths written.
 */
export function registerFolder(root: string, call: Pick<CallDescription, 'feature'>): readonly string[] {
  const [folder = ''] = call.feature.split('/');
  const before = readFileSync(join(root, ROOMS), 'utf8');
  const after = withFolder(before, folder);
  if (after === before) return [];
  writeFileSync(join(root, ROOMS), after);
  if (!existsSync(join(root, DRAWING))) return [ROOMS];
  writeFileSync(join(root, DRAWING), renderModuleGraph(after));
  return [ROOMS, DRAWING];
}

/**
 * The text of rooms.json in which a backend folder may import the modules that a handler needs. All other text is preserved.
 * @throws Error if the text does not have the expected layout.
 */
export function withFolder(text: string, folder: string): string {
  const lines = text.split('\n');
  const inside = lines.indexOf('  "inside": {');
  const backend = lines.indexOf('    "backend": {', inside);
  const first = lines.indexOf('      "folders": {', backend) + 1;
  const end = lines.indexOf('      }', first);
  if (inside === -1 || backend === -1 || first === 0 || end <= first) throw new Error(`${ROOMS} has no table of the backend's folders.`);
  const at = lines.findIndex((line, index) => index >= first && index < end && line.startsWith(`        "${folder}": [`));
  if (at === -1) return lines.toSpliced(end - 1, 1, `${lines[end - 1]},`, `        "${folder}": ${getList(IMPORTS)}`).join('\n');
  const close = lines.findIndex((line, index) => index >= at && /\],?$/.test(line));
  const row = lines.slice(at, close + 1).join('\n');
  const known = JSON.parse(row.slice(row.indexOf('['), row.lastIndexOf(']') + 1)) as readonly string[];
  const missing = IMPORTS.filter((name) => name !== folder && !known.includes(name));
  if (missing.length === 0) return text;
  const list = getList([...known, ...missing].sort());
  return lines.toSpliced(at, close - at + 1, `        "${folder}": ${list}${row.endsWith(',') ? ',' : ''}`).join('\n');
}

function getList(names: readonly string[]): string {
  return `[${names.map((name) => `"${name}"`).join(', ')}]`;
}
