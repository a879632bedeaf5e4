import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderModuleGraph } from '../scripts/graph/render-module-graph.ts';

const { rooms } = JSON.parse(readFileSync('rooms.json', 'utf8')) as {
  readonly rooms: Readonly<Record<string, { readonly imports: readonly string[] }>>;
};
const allowedImports: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(rooms).map(([module, { imports }]) => [module, imports.join(', ') || 'nothing'])),
  schemas: 'nothing',
  docs: 'nothing',
  tests: 'every module',
};
const modules = Object.keys(allowedImports);
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...modules.map((module) => `${module}/README.md`),
  ...globSync('docs/**/*.md', { exclude: ['docs/README.md'] }),
];
const roots = new RegExp(String.raw`^(?:\.ci|\.github|\.storybook|${modules.join('|')})/`);
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/**
 * Targets of relative links, and paths in backticks that begin with a folder of the repository. Patterns such as `blocks/<type>/` are not
 * paths.
 */
function findPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');
  const isPath = (name: string): boolean => roots.test(name) || /^\w[\w.-]*\.(?:json|ts|md|mjs)$/.test(name);
  return [...quoted.filter(isPath), ...linked.filter((target) => !/^[a-z]+:/.test(target))].filter((name) => !/[<>*{}…]/.test(name));
}

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (file) => {
    const exists = (named: string): boolean => existsSync(named) || existsSync(path.join(path.dirname(file), named));
    const missing = findPaths(readFileSync(file, 'utf8')).filter((named) => !exists(named));
    expect(missing).toEqual([]);
  });

  const wordLimits: Readonly<Record<string, number>> = {
    'README.md': 1200,
    'ARCHITECTURE.md': 1500,
    ...Object.fromEntries(modules.map((module) => [`${module}/README.md`, 200])),
    'docs/README.md': 600, // the table of contents
  };
  it.each(Object.entries(wordLimits))('%s has at most %i words', (file, limit) => {
    expect(countWords(readFileSync(file, 'utf8'))).toBeLessThanOrEqual(limit);
  });

  it('has a diagram of the allowed imports that matches rooms.json', () => {
    expect(readFileSync('docs/reference/rooms.md', 'utf8')).toBe(renderModuleGraph(readFileSync('rooms.json', 'utf8')));
  });
});

describe('decision record', () => {
  it.each(globSync('docs/decisions/*.md').toSorted())('%s has a date, a status and three sections in at most 250 words', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# \d{4} .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: .+\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/);
    expect(countWords(text)).toBeLessThanOrEqual(250);
    expect(text.split('\n').length).toBeLessThanOrEqual(41);
  });
});

describe('README of a module', () => {
  it.each(Object.entries(allowedImports))('lists the allowed imports of %s as rooms.json does', (module, imports) => {
    const [, listed] = /^May import: (.+)\.$/m.exec(readFileSync(`${module}/README.md`, 'utf8')) ?? [];
    expect(listed).toBe(imports);
  });

  it.each(modules)('lists the entry points of %s and how to add to it', (module) => {
    expect(readFileSync(`${module}/README.md`, 'utf8')).toMatch(/## Entry points[^]+## Rules[^]+## How to add/);
  });
});

describe('reference', () => {
  it('docs/reference/scripts.md lists every script of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const listed = readFileSync('docs/reference/scripts.md', 'utf8');
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm (?:run )?${name}[ \`]`).test(listed));
    expect(missing).toEqual([]);
  });

  it('docs/reference/environment.md lists every environment variable', () => {
    const schema = readFileSync('server/environment/environment.ts', 'utf8');
    const names = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1] ?? '');
    const listed = readFileSync('docs/reference/environment.md', 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
  });

  it('ARCHITECTURE.md lists the allowed imports of rooms.json', () => {
    const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| \[(\w+)\]\([^|]+\|[^|]+\| ([^|]+?) +\|/gm);
    const { docs: _, ...expected } = allowedImports;
    expect(Object.fromEntries([...rows].map((match) => [match[1], match[2]]))).toEqual(expected);
  });
});

describe('editor settings', () => {
  it('name existing files', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8');
    const named = [...settings.matchAll(/"(?:\.\/)?((?:node_modules|generated)\/[\w@./-]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
