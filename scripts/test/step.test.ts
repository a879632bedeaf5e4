import { describe, expect, it } from 'vitest';
import { groupIntoRuns } from './step.ts';

describe('groupIntoRuns', () => {
  it('gives each command a process of its own, with its settings', () => {
    const stage = [
      { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'], needs: ['routes'] },
      { name: 'codegen', command: 'node', args: ['scripts/codegen.ts'], env: { NODE_ENV: 'development' } },
    ];
    expect(groupIntoRuns(stage)).toEqual([
      { names: ['types'], needs: ['routes'], command: 'tsc', args: ['-p', 'tsconfig.json'] },
      { names: ['codegen'], needs: [], command: 'node', args: ['scripts/codegen.ts'], env: { NODE_ENV: 'development' } },
    ]);
  });

  it('puts all projects of a runner into one process, with the settings of each', () => {
    const [run, ...others] = groupIntoRuns([
      { name: 'unit', runner: 'vitest' },
      { name: 'postgres', runner: 'vitest', env: { TEST_DATABASE: 'postgres' } },
    ]);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ names: ['unit', 'postgres'], env: { TEST_DATABASE: 'postgres' }, report: { runner: 'vitest' } });
    expect(run?.args.join(' ')).toContain('--project unit --project postgres');
  });

  it('passes each runner the path of its report', () => {
    const [run] = groupIntoRuns([{ name: 'visual', runner: 'playwright' }]);
    expect(run?.env?.PLAYWRIGHT_JSON_OUTPUT_FILE).toBe(run?.report?.file);
  });

  it('has nothing to run for an empty stage', () => {
    expect(groupIntoRuns([])).toEqual([]);
  });
});
