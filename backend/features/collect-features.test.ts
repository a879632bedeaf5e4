import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Handlers, ImplementedOperationId } from '../router/handler.ts';
import type { Complete } from './collect-features.ts';
import { orderRetentions, type Retention } from './retention.ts';

interface All {
  readonly handlers: Handlers;
}
interface Cart {
  readonly handlers: Pick<Handlers, 'getCart' | 'addItem'>;
}

describe('Complete', () => {
  it('names the operations without a handler', () => {
    type Missing = Complete<[Cart]> extends { missingHandlers: infer Ids } ? Ids : never;
    expectTypeOf<Missing>().toEqualTypeOf<Exclude<ImplementedOperationId, 'getCart' | 'addItem'>>();
  });

  it('names the operations with more than one handler', () => {
    type Repeated = Complete<[All, Cart]> extends { repeatedHandlers: infer Ids } ? Ids : never;
    expectTypeOf<Repeated>().toEqualTypeOf<'getCart' | 'addItem'>();
  });
});

describe('orderRetentions', () => {
  const createRetention = (kind: Retention['kind'], before?: Retention['before']): Retention => ({
    kind,
    ...(before && { before }),
    async *remove() {
      yield 0;
    },
  });
  const createKinds = (given: readonly Retention[]) => orderRetentions(given).map(({ kind }) => kind);

  it('runs a retention after those that must precede it', () => {
    expect(createKinds([createRetention('guests'), createRetention('carts', ['guests']), createRetention('events', ['carts'])])).toEqual([
      'events',
      'carts',
      'guests',
    ]);
  });

  it('preserves the given order otherwise', () => {
    expect(createKinds([createRetention('tokens'), createRetention('mails'), createRetention('tokens')])).toEqual([
      'tokens',
      'mails',
      'tokens',
    ]);
  });

  it('rejects a cycle', () => {
    expect(() => orderRetentions([createRetention('carts', ['guests']), createRetention('guests', ['carts'])])).toThrow(
      'a cycle: carts, guests',
    );
  });
});
