import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventFields } from '#generated/tracking/fields.ts';

it('docs/tracking.md lists every event that is tracked, with its fields', () => {
  const rows = readFileSync(new URL('../docs/tracking.md', import.meta.url), 'utf8').matchAll(/^\| `([\w-]+)` +\|.*\|(.*)\|$/gm);
  const documented = Object.fromEntries(
    [...rows].map(([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)]),
  );
  const { 'service-error': _log, ...tracked } = eventFields;
  expect(documented).toEqual(tracked);
});
