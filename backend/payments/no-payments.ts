import { PaymentsUnavailableError, type PaymentsPort } from './payments.ts';

/** For a backend without a payment partner: whoever would pay is told PAY400. */
export function createNoPayments(): PaymentsPort {
  const refuse = (call: string) => (): Promise<never> => Promise.reject(new PaymentsUnavailableError(call, 'network'));
  return {
    createSession: refuse('createSession'),
    describe: refuse('describe'),
    authorize: refuse('authorize'),
    challenge: refuse('challenge'),
    findAuthorization: refuse('findAuthorization'),
    capture: refuse('capture'),
    void: refuse('void'),
    refund: refuse('refund'),
  };
}
