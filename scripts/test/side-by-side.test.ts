import { describe, expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';
import type { Run } from './step.ts';

const runOf = (name: string, ...needs: readonly string[]): Run => ({ names: [name], needs, command: name, args: [] });

/** Runs that end when the test says so. */
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
    /** Resolves when what follows has begun. */
    async end(name: string): Promise<void> {
      ends.get(name)?.(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('sideBySide', () => {
  it('begins the next in order when one has ended', async () => {
    const { begun, work, end } = createWork();
    const results = sideBySide([runOf('a'), runOf('b'), runOf('c')], 2, work);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(await results).toEqual(['b', 'a', 'c']);
  });

  it('passes over what waits for another, and begins it first when that has ended', async () => {
    const { begun, work, end } = createWork();
    const results = sideBySide([runOf('build'), runOf('types'), runOf('shop', 'build'), runOf('lint'), runOf('unit')], 2, work);
    await end('types');
    expect(begun).toEqual(['build', 'types', 'lint']);
    await end('build');
    expect(begun).toEqual(['build', 'types', 'lint', 'shop']);
    for (const name of ['lint', 'shop', 'unit']) await end(name);
    expect(await results).toHaveLength(5);
  });

  it('does not wait for what was not asked for', async () => {
    const { begun, work, end } = createWork();
    const results = sideBySide([runOf('shop', 'build')], 2, work);
    expect(begun).toEqual(['shop']);
    await end('shop');
    await results;
  });

  it('says so when nothing could ever begin', async () => {
    const { work } = createWork();
    await expect(sideBySide([runOf('hen', 'egg'), runOf('egg', 'hen')], 2, work)).rejects.toThrow('hen, egg');
  });
});
