import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface BlockSchema {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Layout fields that every block shares. List exceptions here, with their reasons in docs/guide/editing.md. */
const shared = ['id', 'type', 'name', 'bottomMargins', 'hideOnBreakpoint', 'isFullWidth'];
const lacking: Readonly<Record<string, readonly string[]>> = { 'pop-up': ['bottomMargins', 'isFullWidth'] };

describe('the schema of a block', () => {
  it.each(globSync('schemas/content/blocks/*.schema.json'))('%s has the fields that all blocks share', (file) => {
    const { properties } = JSON.parse(readFileSync(file, 'utf8')) as BlockSchema;
    const type = path.basename(file, '.schema.json');
    expect(shared.filter((field) => !(field in properties))).toEqual(lacking[type] ?? []);
  });
});
