import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCoverage } from './read-coverage.ts';
import { findShortfalls, reportCoverage } from './report-coverage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-coverage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readCoverage', () => {
  it('counts each item that the records of several processes reach once', () => {
    writeFileSync(path.join(folder, '1.txt'), 'addItem 200\naddItem INV408\n');
    writeFileSync(path.join(folder, '2.txt'), 'addItem 200\nremoveItem 404\nremoveItem 299\n');
    const { operations, statuses, codes } = readCoverage(folder);
    expect([operations.seen, statuses.seen, codes.seen]).toEqual([2, 2, 1]);
    expect(codes.missing).toContain('addItem INV700');
    expect(codes.missing).not.toContain('addItem INV408');
  });
});

describe('reportCoverage', () => {
  const all = { seen: 20, of: 20, missing: [] };
  const most = { seen: 19, of: 20, missing: ['openapi#/components/schemas/Cart/properties/total'] };

  it('accepts a few untested properties, but no untested status', () => {
    const coverage = { operations: all, statuses: all, codes: all, properties: most };
    expect(findShortfalls(coverage)).toEqual([]);
    expect(findShortfalls({ ...coverage, statuses: most })).toEqual(['statuses']);
  });

  it('names the untested items', () => {
    const text = reportCoverage({ operations: all, statuses: all, codes: all, properties: most });
    expect(text).toContain('response properties: 19 of 20 (95.0 %, required 95 %)\n  not covered: openapi#/components/schemas/Cart');
  });
});
