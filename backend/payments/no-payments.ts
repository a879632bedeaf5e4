import { PaymentsUnavailableError, type PaymentsPort } from './payments.ts';

/** Payments of a backend without a payment partner: they fail with PAY400, and there are no plans. */
export function createNoPayments(): PaymentsPort {
  const reject = (call: string) => (): Promise<never> => Promise.reject(new PaymentsUnavailableError(call, 'network'));
  return {
    createSession: reject('createSession'),
    describe: reject('describe'),
    findPlan: reject('findPlan'),
    findPlanTerms: async () => null,
    storeCard: reject('storeCard'),
    deleteCard: reject('deleteCard'),
    authorize: reject('authorize'),
    findAuthorization: reject('findAuthorization'),
    capture: reject('capture'),
    void: reject('void'),
    refund: reject('refund'),
  };
}
