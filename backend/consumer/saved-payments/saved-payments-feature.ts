import type { Feature } from '../../features/feature.ts';
import { createWorker } from '../../jobs/job.ts';
import { createChangeSavedPayment } from './change-saved-payment.ts';
import { createDeleteSavedPayment } from './delete-saved-payment.ts';
import { createGetSavedPayments } from './get-saved-payments.ts';
import { createSavePayment } from './save-payment.ts';
import { savedCardsRetention, savedPaymentsData } from './saved-payments-data.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { createDeleteStoredCards, deleteStoredCardsJob } from './stored-card-deletions.ts';

/** Cards and rewards saved in a member's account. */
export function savedPaymentsFeature(ports: SavedPaymentsPorts) {
  return {
    handlers: {
      changeSavedPayment: createChangeSavedPayment(ports),
      deleteSavedPayment: createDeleteSavedPayment(ports),
      getSavedPayments: createGetSavedPayments(ports),
      savePayment: createSavePayment(ports),
    },
    jobs: [createWorker(deleteStoredCardsJob, createDeleteStoredCards(ports))],
    retention: [savedCardsRetention],
    userData: savedPaymentsData,
  } satisfies Feature;
}
