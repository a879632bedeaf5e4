import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventFields } from '#generated/tracking/fields.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/reference/tracking.md');
const { 'service-error': _log, ...tracked } = eventFields;

it('docs/reference/tracking.md lists every tracked event with its fields', () => {
  const rows = page.matchAll(/^\| `([\w-]+)` +\|.*\|(.*)\|$/gm);
  const documented = Object.fromEntries(
    [...rows].map(([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)]),
  );
  expect(documented).toEqual(tracked);
});

it('docs/reference/tracking.md names the code that sends each event, and its test', () => {
  const rows = [...page.matchAll(/^\| [^`|]+\| `([\w-]+)` +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];
  expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(Object.keys(tracked)));
  for (const [, name = '', source = '', test = ''] of rows) {
    expect(read(source), `${source} of ${name}`).toMatch(/track|storePendingEvent/i);
    // Matches the page's name or the data layer's.
    expect(read(test), `${test} of ${name}`).toMatch(new RegExp(name.replaceAll('-', '[-_]')));
  }
});
