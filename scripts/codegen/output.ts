import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';

export interface Output {
  /** Path under generated/. */
  readonly path: string;
  readonly text: string;
  /** False for compiled code, which is not formatted; json, html or markdown for a text that is written unchanged and without a header. */
  readonly format?: false | 'json' | 'html' | 'markdown';
  /** False for JSON, which has no comments. */
  readonly header?: boolean;
  /** Source of the file; schemas/ by default. */
  readonly from?: 'schemas/' | 'messages/';
}

function getHeader({ header, format: kind, from = 'schemas/' }: Output): string {
  if (header === false || typeof kind === 'string') return '';
  const source = from === 'schemas/' ? 'schema' : 'message';
  return `// Made by scripts/codegen.ts from ${from}. Do not edit: change the ${source}, then run \`npm run codegen\`.\n`;
}

/** Formats the files and adds their headers: path → bytes. */
export async function formatOutputs(outputs: readonly Output[]): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(outputs.map(async (output) => [output.path, getHeader(output) + (await formatOutput(output))] as const));
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function formatOutput({ path, text, format: requested }: Output): Promise<string> {
  if (typeof requested === 'string') return text;
  if (requested === false) return `/* oxlint-disable */\n${text}`;
  const { code, errors } = await format(path, text, { singleQuote: true, printWidth: 140 });
  const [fault] = errors;
  if (fault) throw new Error(`generated/${path} cannot be formatted: ${fault.message}`);
  return code;
}

/** Writes exactly these files into `folder` and deletes all others. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const path of listFiles(folder)) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, text] of files) {
    if (readOr(join(folder, path)) === text) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Paths in `folder` that are missing, superfluous or different. */
export function findDifferences(folder: string, files: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...files.keys(), ...listFiles(folder)]);
  return [...paths].filter((path) => readOr(join(folder, path)) !== files.get(path)).sort();
}

function listFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
