import { describe, expect, it } from 'vitest';
import { runInParallel } from './run-in-parallel.ts';
import type { Run } from './step.ts';

const runOf = (name: string, ...needs: readonly string[]): Run => ({ names: [name], needs, command: name, args: [] });

/** Runs that end when the test ends them. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, (name: string) => void>();
  return {
    begun,
    work: ({ names: [name = ''] }: Run) =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      }),
    /** Resolves after the next run has started. */
    async end(name: string): Promise<void> {
      ends.get(name)?.(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('runInParallel', () => {
  it('starts the next in order when one has ended', async () => {
    const { begun, work, end } = createWork();
    const results = runInParallel([runOf('a'), runOf('b'), runOf('c')], 2, work);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(await results).toEqual(['b', 'a', 'c']);
  });

  it('skips a run that waits for another, and starts it first when that has ended', async () => {
    const { begun, work, end } = createWork();
    const results = runInParallel([runOf('build'), runOf('types'), runOf('shop', 'build'), runOf('lint'), runOf('unit')], 2, work);
    await end('types');
    expect(begun).toEqual(['build', 'types', 'lint']);
    await end('build');
    expect(begun).toEqual(['build', 'types', 'lint', 'shop']);
    for (const name of ['lint', 'shop', 'unit']) await end(name);
    expect(await results).toHaveLength(5);
  });

  it('starts a run that mostly waits beside the others', async () => {
    const { begun, work, end } = createWork();
    const hostile: Run = { ...runOf('hostile', 'build'), mostlyWaits: true };
    const results = runInParallel([runOf('build'), runOf('types'), hostile, runOf('lint'), runOf('unit')], 2, work);
    await end('build');
    expect(begun).toEqual(['build', 'types', 'hostile', 'lint']);
    await end('types');
    expect(begun).toEqual(['build', 'types', 'hostile', 'lint', 'unit']);
    for (const name of ['lint', 'hostile', 'unit']) await end(name);
    expect(await results).toHaveLength(5);
  });

  it('does not wait for a run that is not requested', async () => {
    const { begun, work, end } = createWork();
    const results = runInParallel([runOf('shop', 'build')], 2, work);
    expect(begun).toEqual(['shop']);
    await end('shop');
    await results;
  });

  it('rejects a cycle of runs that wait for each other', async () => {
    const { work } = createWork();
    await expect(runInParallel([runOf('hen', 'egg'), runOf('egg', 'hen')], 2, work)).rejects.toThrow('hen, egg');
  });
});
