import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import { createDownloadInvoice } from './documents/download-invoice.ts';
import type { DocumentPorts } from './documents/render-document.ts';
import { createGetOrder } from './get-order.ts';
import { createGetPurchaseHistory } from './history/get-purchase-history.ts';
import { createTrackOrder } from './history/track-order.ts';
import type { OrderPorts } from './order-ports.ts';
import { createPlaceOrder } from './placing/place-order.ts';
import { createPreviewRefund } from './refunds/preview-refund.ts';
import { claimOrders, handOverOrders } from './hand-over-orders.ts';
import { createErasedOrdersRetention } from './erasure/erased-orders-retention.ts';
import { createOrderData, type OrderDataPorts } from './order-data.ts';
import { authenticationJob } from './authentication/authentication-job.ts';
import { createPatchOrder } from './authentication/patch-order.ts';
import { createFollowAuthentication, createSettleOrder, sendMissingSettlements } from './settlement/settle-order-job.ts';
import { settlementJob } from './settlement/settlement-job.ts';

/** Placing and reading orders. */
export function createOrdersFeature(ports: OrderPorts & DocumentPorts & OrderDataPorts) {
  return {
    handlers: {
      placeOrder: createPlaceOrder(ports),
      getOrder: createGetOrder(ports),
      getPurchaseHistory: createGetPurchaseHistory(ports),
      trackOrder: createTrackOrder(ports),
      patchOrder: createPatchOrder(ports),
      downloadInvoice: createDownloadInvoice(ports),
      previewRefund: createPreviewRefund(ports),
    },
    jobs: [createWorker(settlementJob, createSettleOrder(ports)), createWorker(authenticationJob, createFollowAuthentication(ports))],
    guestTables: ['orders'],
    retention: [createErasedOrdersRetention(ports)],
    handover: handOverOrders,
    emailClaim: claimOrders,
    userData: createOrderData(ports),
    start: () => sendMissingSettlements(ports),
  } satisfies Feature;
}
