import { expect } from 'vitest';
import type { Operation } from '#generated/openapi/operations.ts';
import { writeRequest, type Envelope } from './call-request.ts';
import type { Sent } from './call-script.ts';
import { readRefusal, type Refusal } from './read-answer.ts';
import { castFor, type Stage } from './stage.ts';
import { readWritten } from './written.ts';

/** Sends requests to one operation. */
export interface Probe {
  /** Sends it with the owner's token if the operation takes one. */
  send(sent: Sent, envelope?: Envelope): Promise<Response>;
  /** Sends a request that must be rejected. */
  refuse(sent: Sent, envelope?: Envelope): Promise<Refusal>;
  /** Fails when the work changes the database. */
  writesNothing(work: () => Promise<void>): Promise<void>;
}

export function createProbe(operation: Operation, theStage: () => Stage): Probe {
  const ofCustomer = operation.security.includes('accessToken');
  const send: Probe['send'] = (sent, envelope = {}) => {
    const stage = theStage();
    const token = ofCustomer ? { accessToken: castFor(stage, operation).owner.token.accessToken } : {};
    return stage.test.backend.fetch(writeRequest(operation, sent, { ...token, ...envelope }));
  };
  return {
    send,
    refuse: async (sent, envelope) => readRefusal(operation, await send(sent, envelope)),
    writesNothing: async (work) => {
      const { db } = theStage().test.database;
      const before = await readWritten(db);
      await work();
      expect(await readWritten(db), 'something was written').toEqual(before);
    },
  };
}
