import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Fields that nobody writes into a file: the backend sets them, or a visitor's answer brings them (docs/editing.md). */
const notWritten = new Set(['locale', 'recToken', 'revision', 'schemaVersion', 'siteId']);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every object within a value, itself included. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

const fields = new Set(
  [...objectsIn(read('generated/content/document.schema.json'))].flatMap(({ properties }) =>
    typeof properties === 'object' && properties !== null ? Object.keys(properties) : [],
  ),
);

describe('each field that an editor may write', () => {
  it.each(['tarnfell', 'solvane'])('stands somewhere in the content of %s, for all to see what it does', (brand) => {
    const written = new Set(
      globSync(`content/${brand}/**/*.json`).flatMap((file) => [...objectsIn(read(file))].flatMap((one) => Object.keys(one))),
    );
    expect([...fields].filter((name) => !written.has(name) && !notWritten.has(name))).toEqual([]);
  });
});
