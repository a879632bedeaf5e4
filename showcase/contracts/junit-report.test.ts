import { describe, expect, it } from 'vitest';
import { createDrift } from '../testing/create-drift.ts';
import { formatJunitReport } from './junit-report.ts';

describe('formatJunitReport', () => {
  it('writes a suite for each operation and a failed test for each drift', () => {
    const drifts = [createDrift({ pointer: '/items/*/price' }), createDrift({ kind: 'missing' }), createDrift({ operationId: 'addItem' })];
    const report = formatJunitReport(drifts);
    expect(report).toContain('<testsuites name="contract" tests="3" failures="3">');
    expect([...report.matchAll(/<testsuite name="(\w+)" tests="(\d)" failures="(\d)"/g)].map((match) => match.slice(1))).toEqual([
      ['addItem', '1', '1'],
      ['getCart', '2', '2'],
    ]);
    expect(report).toContain('<testcase classname="cart.getCart" name="200 wrong-type /items/*/price [current]" time="0">');
    expect(report).toContain('<failure type="wrong-type" message="expected a string">');
    expect(report.match(/<\/failure>/g)).toHaveLength(3);
  });

  it('escapes special characters of XML and replaces those that XML cannot contain', () => {
    const report = formatJunitReport([createDrift({ pointer: '/"<&>\u0000\uD800', example: ']]>' })]);
    expect(report).toContain('/&quot;&lt;&amp;&gt;\uFFFD\uFFFD');
    expect(report).toContain('example: &quot;]]&gt;&quot;');
  });

  it('is valid without any drift', () => {
    expect(formatJunitReport([])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" tests="0" failures="0">\n</testsuites>\n',
    );
  });
});
