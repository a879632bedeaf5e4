import { expect } from 'vitest';
import type { Operation } from '#generated/openapi/operations.ts';
import { writeRequest, type Envelope } from './call-request.ts';
import type { Sent } from './call-script.ts';
import { readRejection, type RejectionBody } from './read-response.ts';
import { getCast, type Stage } from './stage.ts';
import { countWrites } from './record-writes.ts';

/** Sends requests to one operation. */
export interface Probe {
  /** Sends it with the owner's token if the operation takes one. */
  send(sent: Sent, envelope?: Envelope): Promise<Response>;
  /** Sends a request that must be rejected. */
  expectRejection(sent: Sent, envelope?: Envelope): Promise<RejectionBody>;
  /** Fails when the work changes the database. */
  expectNoWrites(work: () => Promise<void>): Promise<void>;
}

export function createProbe(operation: Operation, theStage: () => Stage): Probe {
  const ofCustomer = operation.security.includes('accessToken');
  const send: Probe['send'] = (sent, envelope = {}) => {
    const stage = theStage();
    const token = ofCustomer ? { accessToken: getCast(stage, operation).owner.token.accessToken } : {};
    return stage.test.backend.fetch(writeRequest(operation, sent, { ...token, ...envelope }));
  };
  return {
    send,
    expectRejection: async (sent, envelope) => readRejection(operation, await send(sent, envelope)),
    expectNoWrites: async (work) => {
      const { db } = theStage().test.database;
      const before = await countWrites(db);
      await work();
      expect(await countWrites(db), 'something was written').toEqual(before);
    },
  };
}
