import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeRules } from './rules.ts';

it('docs/guide/contract-changes.md lists every rule with its level, clients and meaning', () => {
  const text = readFileSync(new URL('../../docs/guide/contract-changes.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z-]+)` +\| (\w+) +\| ([^|]+?) +\| ([^|]+?) +\|/gm)];
  const rules = Object.entries(changeRules).map(([name, { level, clients, meaning }]) => [
    name,
    level,
    clients.join(', ') || 'by direction',
    meaning,
  ]);
  expect(rows.map(([, ...cells]) => cells)).toEqual(rules);
});
