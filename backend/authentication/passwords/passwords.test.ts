import { describe, expect, it } from 'vitest';
import { systemSecrets } from '../tokens/secrets.ts';
import { createPasswords, standardCost } from './passwords.ts';
import { parsePhcString } from './phc-string.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const cheap = { memory: 64, passes: 1, lanes: 1 };
const passwords = createPasswords({ secrets: systemSecrets, cost: cheap });

describe('createPasswords', () => {
  it('hashes with argon2id and a new salt, at 19 MiB and two passes', async () => {
    const standard = createPasswords({ secrets: systemSecrets });
    const [one, other] = [await standard.hash('Sunny-Trail-7'), await standard.hash('Sunny-Trail-7')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await standard.verify('Sunny-Trail-7', one)).toBe('right');
    expect(parsePhcString(one)?.cost).toEqual(standardCost);
  });

  it('verifies a password in any Unicode composition of its letters', async () => {
    const stored = await passwords.hash('Käse-Brot-7'.normalize('NFC'));
    expect(await passwords.verify('Käse-Brot-7'.normalize('NFD'), stored)).toBe('right');
    expect(await passwords.verify('Kase-Brot-7', stored)).toBe('wrong');
  });

  it('reports a hash of another cost as outdated', async () => {
    const earlier = await createPasswords({ secrets: systemSecrets, cost: { ...cheap, passes: 2 } }).hash('Sunny-Trail-7');
    expect(await passwords.verify('Sunny-Trail-7', earlier)).toBe('outdated');
    expect(await passwords.verify('Sunny-Trail-8', earlier)).toBe('wrong');
  });

  it.each([undefined, '', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=64,t=1,p=1$$'])(
    'rejects every password when %j is stored',
    async (stored) => expect(await passwords.verify('Sunny-Trail-7', stored)).toBe('wrong'),
  );
});

describe('createConcurrencyLimit', () => {
  it('runs a limited number at once and the rest in order of arrival', async () => {
    const inTurn = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 10, maxWaitMs: 60_000 });
    const [gates, began]: [(() => void)[], number[]] = [[], []];
    const work = [0, 1, 2, 3].map((index) =>
      inTurn(() => {
        began.push(index);
        return new Promise<void>((resolve) => gates.push(resolve));
      }),
    );
    await Promise.resolve();
    expect(began).toEqual([0, 1]);
    for (const index of [0, 1, 2, 3]) {
      gates[index]?.();
      await work[index];
    }
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it('rejects work when the queue is full or the wait is too long, then continues', async () => {
    const inTurn = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 20 });
    let open: (() => void) | undefined;
    const first = inTurn(() => new Promise<void>((resolve) => (open = resolve)));
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toMatchObject({ status: 429, errorId: 'API429', retryAfter: 1 });
    await expect(second).rejects.toMatchObject({ status: 429 });
    open?.();
    await first;
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });

  it('continues after work that fails', async () => {
    const inTurn = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1000 });
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(async () => 'next')).toBe('next');
  });
});
