import fc from 'fast-check';
import type { CardName } from '../shop/buy.ts';
import type { Act, Script } from '../shop/faulty-partner.ts';

export interface Scenario {
  readonly card: CardName;
  readonly script: Script;
  /** Gift cards that pay a part; none by default. */
  readonly giftCards?: number;
  /** The shopper's presses of the button. */
  readonly presses: 'once' | 'twice at once' | 'again, the same key' | 'again, another key';
}

/** Scenarios that are known to cause wrong charges in shops, each once. */
const known: readonly Scenario[] = [
  { card: 'slow', script: {}, presses: 'again, another key' },
  { card: 'accepted', script: { authorize: ['fail'], find: ['fail'] }, presses: 'once' },
  { card: 'accepted', script: { authorize: ['lose'], find: ['fail', 'fail'] }, presses: 'again, another key' },
  { card: 'accepted', script: { authorize: ['late'], find: ['fail'] }, presses: 'again, the same key' },
  { card: 'silent', script: {}, presses: 'again, another key' },
  { card: 'lossy', script: {}, presses: 'twice at once' },
  { card: 'accepted', script: { authorize: ['twice'], capture: ['twice'] }, presses: 'twice at once' },
  { card: 'accepted', script: { capture: ['lose', 'lose'] }, presses: 'again, another key' },
  { card: 'accepted', script: { capture: ['withdraw'], void: ['lose', 'fail'] }, presses: 'again, the same key' },
  { card: 'declined', script: {}, presses: 'again, another key' },
  { card: 'accepted', script: { capture: ['withdraw'] }, giftCards: 3, presses: 'once' },
  { card: 'declined', script: {}, giftCards: 3, presses: 'twice at once' },
];

const acts = (...allowed: readonly Act[]): fc.Arbitrary<readonly Act[]> => fc.array(fc.constantFrom(...allowed), { maxLength: 2 });

const scenario: fc.Arbitrary<Scenario> = fc.record({
  card: fc.constantFrom<CardName>(
    'accepted',
    'accepted',
    'accepted',
    'slow',
    'silent',
    'lossy',
    'declined',
    'expired',
    'fraud',
    'challenged',
  ),
  script: fc.record({
    authorize: acts('normal', 'lose', 'fail', 'twice', 'late', 'held'),
    find: acts('normal', 'lose', 'fail'),
    capture: acts('normal', 'lose', 'fail', 'twice', 'late', 'held', 'withdraw'),
    void: acts('normal', 'lose', 'fail', 'twice'),
    refund: acts('normal', 'lose', 'twice'),
  }),
  giftCards: fc.nat(3),
  presses: fc.constantFrom<Scenario['presses']>('once', 'twice at once', 'again, the same key', 'again, another key'),
});

/** Returns `count` scenarios: the known ones first, then those of the seed. */
export function createScenarios(seed: number, count: number): readonly Scenario[] {
  const drawn = Math.max(0, count - known.length);
  return [...known.slice(0, count), ...(drawn > 0 ? fc.sample(scenario, { seed, numRuns: drawn }) : [])];
}

export const describeScenario = ({ card, script, giftCards = 0, presses }: Scenario): string =>
  `${card} card, ${giftCards} gift cards, ${JSON.stringify(script)}, pressed ${presses}`;
