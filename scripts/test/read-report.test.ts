import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

describe('readReport', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const written = (report: object): string => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };

  it('names the failed tests of Vitest, and a file that failed before its tests', () => {
    const assertionResults = [
      { fullName: 'a cart is empty', status: 'failed', failureMessages: ['Error: expected 1 to be 0\n    at cart.test.ts:3'] },
      { fullName: 'a cart has a total', status: 'passed', failureMessages: [] },
    ];
    const file = written({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { name: path.resolve('backend/cart/cart.test.ts'), status: 'failed', message: '', assertionResults },
        { name: path.resolve('ui/broken.test.ts'), status: 'failed', message: 'SyntaxError: unexpected token', assertionResults: [] },
      ],
    });
    expect(readReport({ runner: 'vitest', file })).toEqual({
      count: { passed: 1, failed: 1, skipped: 2 },
      failures: [
        'backend/cart/cart.test.ts › a cart is empty\n    Error: expected 1 to be 0',
        'ui/broken.test.ts › the file as a whole\n    SyntaxError: unexpected token',
      ],
    });
  });

  it('names the failed tests of Playwright in nested suites', () => {
    const spec = (title: string, ok: boolean, message: string) => ({
      title,
      line: 7,
      ok,
      tests: [{ results: [{ errors: [{ message }] }] }],
    });
    const file = written({
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'browser/cart.spec.ts',
          specs: [spec('a cart opens', true, '')],
          suites: [
            { file: 'browser/cart.spec.ts', specs: [spec('a cart closes', false, '\u001B[31mError: still open\u001B[39m\n  at line 7')] },
          ],
        },
      ],
    });
    expect(readReport({ runner: 'playwright', file })).toEqual({
      count: { passed: 4, failed: 1, skipped: 0 },
      failures: ['browser/cart.spec.ts:7 › a cart closes\n    Error: still open'],
    });
  });

  it('counts a missing report as a failure', () => {
    const file = path.join(folder, 'none.json');
    expect(readReport({ runner: 'vitest', file })).toEqual({
      count: { passed: 0, failed: 1, skipped: 0 },
      failures: [`${file} was not written`],
    });
  });
});
