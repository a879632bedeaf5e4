import type { TenderId } from '../../database/documents/tender-document.ts';
import type { TenderCharge, TenderKindDefinition } from '../../tenders/tender-kind.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { setUpTwoTenders } from './set-up-two-tenders.ts';

type Verb = 'reserve' | 'find' | 'confirm' | 'release';
type TwoTenders = ReturnType<typeof setUpTwoTenders>;

interface CrashPoint {
  readonly verb: Verb;
  /** `after` if the provider has handled the request. */
  readonly moment: 'before' | 'after';
  readonly tender?: 'voucher' | 'card';
}

/** Ports of a server that crashes at a request to the provider of one tender. Afterwards it reaches neither the database nor a provider. */
export function createCrashingServer(
  { db, portsWith }: Pick<TwoTenders, 'db' | 'portsWith'>,
  { verb: end, moment, tender: requested = 'voucher' }: CrashPoint,
): OrderPorts {
  let isDead = false;
  const assertAlive = (): void => {
    if (isDead) throw new Error('the host has ended');
  };
  const endingDb = db().withPlugin({
    transformQuery: ({ node }) => {
      assertAlive();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const crashAt = <Id extends TenderId>(kind: TenderKindDefinition<Id>, own: Verb | null): TenderKindDefinition<Id> => {
    const { settlement } = kind;
    if (settlement.by !== 'partner') return kind;
    const createStep =
      (verb: Verb) =>
      async (charge: TenderCharge): Promise<never> => {
        assertAlive();
        const response = own === verb && moment === 'before' ? undefined : await settlement[verb](charge);
        isDead ||= own === verb;
        assertAlive();
        return response as never;
      };
    const steps = {
      reserve: createStep('reserve'),
      find: createStep('find'),
      confirm: createStep('confirm'),
      release: createStep('release'),
    };
    return { ...kind, settlement: { ...settlement, ...steps } };
  };
  const { tenderKinds } = portsWith();
  const { CREDIT_CARD: card, GIFT_CARD: gift } = tenderKinds;
  const kinds = {
    ...tenderKinds,
    CREDIT_CARD: card && crashAt(card, requested === 'card' ? end : null),
    GIFT_CARD: gift && crashAt(gift, requested === 'voucher' ? end : null),
  };
  return portsWith({ db: endingDb, tenderKinds: kinds });
}
