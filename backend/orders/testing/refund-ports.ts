import { randomUUID } from 'node:crypto';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import type { FakePayments } from '../../payments/testing/fake-payments.ts';
import { createTenderKinds } from '../../tenders/tender-kinds.ts';
import { tenderPorts } from '../../tenders/testing/tender-ports.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';

/** Ports of a host beside the backend of a test, for what no call does. */
export function refundPortsOf({ database: { db }, jobs, log, time }: TestBackend, { port }: FakePayments): RefundPorts {
  const clock = { now: () => time.now };
  return {
    db,
    clock,
    ids: { uuid: () => randomUUID() },
    jobs,
    log,
    deliveryKinds,
    tenderKinds: createTenderKinds({ ...tenderPorts({ payments: port, clock }), db }),
    linkOrigin: ({ origin }) => origin,
  };
}
