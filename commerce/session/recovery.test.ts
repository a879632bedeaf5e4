import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../client/service-error.ts';
import { recoverCart, type RecoveryEffects } from './recover-cart.ts';
import { canReload } from './reload-guard.ts';

const createFailure = (errorId: string) => new ServiceError('rejected', { operation: 'addItem', status: 404, errorId });
const store = () => {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
};

const createEnvironment = (changes: Partial<RecoveryEffects> = {}) => {
  const steps: string[] = [];
  const effects: RecoveryEffects = {
    recreateCart: async () => (steps.push('recreate'), { basketId: 'new', lost: ['boots'] }),
    createCart: async () => steps.push('create'),
    deleteStoredCart: () => void steps.push('forget'),
    showError: (error) => void steps.push(`show ${error.errorId ?? ''}`),
    onRecreated: (lost) => void steps.push(`recreated without ${lost.join() || 'loss'}`),
    mayReload: () => true,
    reload: () => void steps.push('reload'),
    wait: async (milliseconds) => void steps.push(`wait ${milliseconds}`),
    ...changes,
  };
  return { effects, steps };
};

describe('lost cart', () => {
  it('is recreated and the call is repeated once', async () => {
    const { effects, steps } = createEnvironment();
    const call = vi.fn(async (basketId: string) => basketId).mockRejectedValueOnce(createFailure('BSK404'));
    expect(await recoverCart(call, 'old', effects)).toBe('new');
    expect(call.mock.calls).toEqual([['old'], ['new']]);
    expect(steps).toEqual(['recreate', 'recreated without boots']);
  });

  it('is not requested a third time', async () => {
    const { effects } = createEnvironment();
    const call = vi.fn(async () => Promise.reject(createFailure('BSK404')));
    await expect(recoverCart(call, 'old', effects)).rejects.toMatchObject({ errorId: 'BSK404' });
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('invalid customer', () => {
  const reject = async (): Promise<never> => Promise.reject(createFailure('AUT498'));

  it('gets a new cart, an error and a reload after four seconds', async () => {
    const { effects, steps } = createEnvironment();
    await expect(recoverCart(reject, 'old', effects)).rejects.toMatchObject({ errorId: 'AUT498' });
    expect(steps).toEqual(['forget', 'show AUT498', 'create', 'wait 4000', 'reload']);
  });

  it('is reloaded at most once per path in ten seconds', async () => {
    const storage = store();
    let now = 1_000_000;
    const reloads: string[] = [];
    const visit = (path: string) =>
      recoverCart(
        reject,
        'old',
        createEnvironment({ mayReload: () => canReload(storage, path, now), reload: () => void reloads.push(`${path} ${now}`) }).effects,
      ).catch(() => undefined);
    await visit('/cart');
    now += 9999;
    await visit('/cart');
    await visit('/checkout');
    now += 1;
    await visit('/cart');
    expect(reloads).toEqual(['/cart 1000000', '/checkout 1009999', '/cart 1010000']);
  });

  it('is not reloaded without storage', () => {
    const createClosedStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(canReload({ getItem: createClosedStorage, setItem: createClosedStorage }, '/cart', 0)).toBe(false);
  });
});

it('recoverCart throws every other failure', async () => {
  const { effects, steps } = createEnvironment();
  await expect(recoverCart(async () => Promise.reject(createFailure('INV700')), 'old', effects)).rejects.toMatchObject({
    errorId: 'INV700',
  });
  expect(steps).toEqual([]);
});
