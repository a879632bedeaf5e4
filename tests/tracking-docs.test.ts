import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventFields } from '#generated/tracking/fields.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/tracking.md');
const { 'service-error': _log, ...tracked } = eventFields;

it('docs/tracking.md lists every event that is tracked, with its fields', () => {
  const rows = page.matchAll(/^\| `([\w-]+)` +\|.*\|(.*)\|$/gm);
  const documented = Object.fromEntries(
    [...rows].map(([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)]),
  );
  expect(documented).toEqual(tracked);
});

it('docs/tracking.md names for each of them who tells it, and a test of that', () => {
  const rows = [...page.matchAll(/^\| [^`|]+\| `([\w-]+)` +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];
  expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(Object.keys(tracked)));
  for (const [, name = '', teller = '', test = ''] of rows) {
    expect(read(teller), `${teller} of ${name}`).toMatch(/track|storePendingEvent/i);
    // As the page says it, or as the data layer does.
    expect(read(test), `${test} of ${name}`).toMatch(new RegExp(name.replaceAll('-', '[-_]')));
  }
});
