import { PaymentsUnavailableError, type PaymentsPort } from './payments.ts';

/** For a backend without a payment partner: payments fail with PAY400, and no plans are offered. */
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
