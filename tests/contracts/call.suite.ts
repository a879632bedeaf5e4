import { describe, expect, it } from 'vitest';
import type { Operation } from '#generated/openapi/operations.ts';
import { createSamplePath } from '#backend/router/testing/create-sample-path.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import type { CallScript, Sent } from './call/call-script.ts';
import { createFaultyCalls } from './call/faulty-calls.ts';
import { testOwner } from './call/owner.suite.ts';
import { createProbe } from './call/probe.ts';
import { readResponse } from './call/read-response.ts';
import type { Stage } from './call/stage.ts';

const bodyTypes = ['application/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** The contract of every operation. The stage is ready before the first test. */
export function testCall(operation: Operation, script: CallScript, theStage: () => Stage): void {
  const hasBody = operation.contentTypes.length > 0;
  // Decisions use the error form of their service, with 400 for every error.
  const ownForm = operation.area === 'personalization';
  const probe = createProbe(operation, theStage);
  const { send, expectRejection, expectNoWrites } = probe;

  describe(`${operation.operationId} (${operation.method} ${operation.path})`, () => {
    it('has a script that sends requests valid by the contract', async () => {
      const sent: Sent = await script.compose(theStage());
      const { request, bodyRequired } = operationValidators[operation.operationId];
      expect([operation.statuses.includes(script.status), script.status < 300]).toEqual([true, true]);
      for (const part of ['params', 'query', 'headers', 'body'] as const) {
        const validate = request[part];
        const value = sent[part] ?? (part === 'body' && !bodyRequired ? undefined : {});
        if (validate && value !== undefined) expect([part, validate(structuredClone(value)) ? [] : validate.errors]).toEqual([part, []]);
      }
    });

    it('succeeds by its contract', async () => {
      const response = await send(await script.compose(theStage()));
      const body = await readResponse(operation, response);
      expect([response.status, body]).toEqual([script.status, script.status === 204 ? undefined : expect.anything()]);
    });

    it('rejects what its contract forbids, names the place, and writes nothing', async () => {
      const sent: Sent = await script.compose(theStage());
      const faulty = createFaultyCalls(operation, sent);
      expect(faulty.map(({ name }) => name)).toEqual(expect.arrayContaining(hasBody && !ownForm ? ['an unknown property'] : []));
      await expectNoWrites(async () => {
        for (const { name, sent: broken, text, mentions } of faulty) {
          const { status, errorId, sentences } = await expectRejection(broken, text === undefined ? {} : { text });
          expect([name, status, errorId]).toEqual([name, 400, ownForm ? undefined : 'API400']);
          for (const mention of mentions) expect([name, sentences.join('; ')]).toEqual([name, expect.stringContaining(mention)]);
        }
      });
    });

    it('rejects a client that does not accept JSON, and a body of another type', async () => {
      const sent: Sent = await script.compose(theStage());
      await expectNoWrites(async () => {
        const { status, errorId } = await expectRejection(sent, { headers: { accept: 'text/html' } });
        expect([status, errorId]).toEqual(ownForm ? [400, undefined] : [406, 'API406']);
        for (const type of hasBody ? bodyTypes.filter((name) => !operation.contentTypes.includes(name)) : []) {
          const other = await expectRejection(sent, { headers: { 'content-type': type } });
          expect([type, other.status, other.errorId]).toEqual(ownForm ? [type, 400, undefined] : [type, 415, 'API415']);
        }
      });
    });

    if (operation.idempotency === 'key' && [200, 201].every((status) => operation.statuses.includes(status))) {
      it('responds to a repeated idempotency key with the first result', async () => {
        const sent: Sent = await script.compose(theStage());
        const [first, repeated] = [await send(sent), await send(sent)];
        expect([first.status, repeated.ok]).toEqual([201, true]);
        expect(await readResponse(operation, repeated)).toEqual(await readResponse(operation, first));
      });
    }

    if (operation.errors.includes('BSK409')) {
      it('rejects changes of a cart while its order is being paid', async () => {
        const sent: Sent = await script.compose(theStage());
        await theStage()
          .test.database.db.updateTable('carts')
          .set({ status: 'processing' })
          .where('id', 'in', sent.owned ?? [])
          .execute();
        expect(await expectRejection(sent)).toMatchObject({ status: 409, errorId: 'BSK409' });
      });
    }

    if (operation.security.includes('accessToken')) testOwner(operation, script, probe, theStage);
  });
}

/** Checks that each path rejects methods that it does not have, and lists those that it has. */
export function testMethods(operations: readonly Operation[], theStage: () => Stage): void {
  describe('unsupported methods', () => {
    it.each([...new Set(operations.map(createSamplePath))])('respond with 405 and the allowed ones at %s', async (path) => {
      const known = operations.filter((operation) => createSamplePath(operation) === path).map(({ method }) => method);
      const url = new URL(path, 'http://backend.local');
      for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'].filter((name) => !known.some((other) => other === name))) {
        const response = await theStage().test.backend.fetch(new Request(url, { method }));
        const { errorDetails } = (await response.json()) as { readonly errorDetails: readonly { readonly errorId: string }[] };
        const allow = response.headers.get('allow')?.split(', ').toSorted();
        expect([method, response.status, errorDetails[0]?.errorId, allow]).toEqual([method, 405, 'API405', known.toSorted()]);
      }
    });
  });
}
