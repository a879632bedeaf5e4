import fc from 'fast-check';
import { expectThat, SequenceError, succeed, type Sequence, type SequenceScene } from './sequence.ts';

/** A change of a cart with a single SKU. */
type Change = { readonly kind: 'add'; readonly qty: number } | { readonly kind: 'set'; readonly qty: number } | { readonly kind: 'remove' };

const sku = 'TARNFELL:TFR10ARA:K3B:M::1:';

const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), qty: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant('set' as const), qty: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('remove' as const) }),
  ),
  { minLength: 1, maxLength: 6 },
);

/** Units after a change. Small numbers only, to stay below the shop's limits. */
const applyChange = (units: number, change: Change): number => {
  if (change.kind === 'add') return units + change.qty;
  return change.kind === 'set' && units > 0 ? change.qty : 0;
};

async function applyChanges({ caller }: SequenceScene, drawn: readonly Change[]): Promise<void> {
  const { id: basketId } = await succeed(caller, 'createCart');
  const readItems = async () => (await succeed(caller, 'getCart', { params: { basketId } })).items;
  for (const { id: itemId } of await readItems())
    // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the previous one left
    await succeed(caller, 'removeItem', { body: { basketId, itemId } });
  let units = 0;
  for (const change of drawn) {
    // oxlint-disable-next-line no-await-in-loop -- the same
    const [item] = await readItems();
    if (change.kind === 'add') {
      if (units > 6) continue;
      // oxlint-disable-next-line no-await-in-loop -- the same
      await succeed(caller, 'addItem', { body: { basketId, sku, qty: change.qty } });
    } else if (item && change.kind === 'set') {
      // oxlint-disable-next-line no-await-in-loop -- the same
      await succeed(caller, 'updateItem', { params: { basketId }, body: { itemId: item.id, qty: change.qty } });
    } else if (item) {
      // oxlint-disable-next-line no-await-in-loop -- the same
      await succeed(caller, 'removeItem', { body: { basketId, itemId: item.id } });
    } else continue;
    units = applyChange(units, change);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const found = (await readItems()).reduce((sum, { qty }) => sum + qty, 0);
    expectThat(found === units, 'getCart', `${units} units after ${JSON.stringify(drawn)}`, found);
  }
}

/** Random changes of a cart, compared with a model of its units. Failures are shrunk to the fewest changes. */
export const cartSequence: Sequence = {
  name: 'cart',
  roles: ['guest', 'registered'],
  run: async (scene) => {
    let failure: SequenceError | undefined;
    const property = fc.asyncProperty(changes, async (drawn) => {
      try {
        await applyChanges(scene, drawn);
        return true;
      } catch (error) {
        if (!(error instanceof SequenceError)) throw error;
        failure = error;
        return false;
      }
    });
    await fc.check(property, { seed: scene.seed, numRuns: 6 });
    if (failure) throw failure;
  },
};
