import { beforeEach, describe, expect, it } from 'vitest';
import { createListCache } from './list-cache.ts';

describe('createListCache', () => {
  const time = { now: 0 };
  const statements: string[][] = [];
  let respond: (questions: readonly string[]) => Promise<readonly string[]>;
  const create = () =>
    createListCache<string, string>({
      clock: { now: () => new Date(time.now) },
      getKey: (question) => question,
      read: (questions) => {
        statements.push([...questions]);
        return respond(questions);
      },
    });
  beforeEach(() => {
    time.now = 0;
    statements.length = 0;
    respond = async (questions) => questions.map((question) => `${question}@${time.now}`);
  });

  it('reads all lists of a page with one statement, and shares pending reads', async () => {
    const lists = create();
    expect(await Promise.all([lists(['a', 'b']), lists(['b', 'c'])])).toEqual([
      ['a@0', 'b@0'],
      ['b@0', 'c@0'],
    ]);
    expect(statements).toEqual([['a', 'b'], ['c']]);
  });

  it('refreshes in the background after half a second, and waits for a read after a second', async () => {
    const lists = create();
    await lists(['a']);
    time.now = 499;
    expect(await lists(['a'])).toEqual(['a@0']);
    expect(statements).toHaveLength(1);
    time.now = 500;
    expect(await lists(['a'])).toEqual(['a@0']);
    expect(await lists(['a'])).toEqual(['a@500']);
    expect(statements).toHaveLength(2);
    time.now = 1500;
    expect(await lists(['a'])).toEqual(['a@1500']);
  });

  it('does not cache a failure', async () => {
    const lists = create();
    respond = () => Promise.reject(new Error('away'));
    await expect(lists(['a'])).rejects.toThrow('away');
    respond = async () => ['back'];
    expect(await lists(['a'])).toEqual(['back']);
  });
});
