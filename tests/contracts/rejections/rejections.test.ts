import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { loadScripts } from '../call/load-scripts.ts';
import { createProbe } from '../call/probe.ts';
import { startStage, type Stage } from '../call/stage.ts';
import { accountRejections } from './account-rejections.ts';
import { cartRejections } from './cart-rejections.ts';
import { catalogRejections } from './catalog-rejections.ts';

const scripts = await loadScripts();
const getOperation = new Map((operations as readonly Operation[]).map((operation) => [operation.operationId, operation]));

let stage: Stage;
let startedAt: Date;
beforeAll(async () => {
  stage = await startStage();
  startedAt = stage.test.time.now;
}, 120_000);
afterEach(async () => {
  stage.test.time.now = startedAt;
  await stage.resetMembers();
});
afterAll(() => stage.close());

// Error codes that no feature test provokes for each operation that declares them.
describe.each([...catalogRejections, ...accountRejections, ...cartRejections])(
  '$operationId',
  ({ operationId, status, code, when, provoke }) => {
    it(`responds with ${status} ${code} if ${when}`, async () => {
      const [operation, script] = [getOperation.get(operationId), scripts.get(operationId)];
      if (!operation || !script) throw new Error(`${operationId} has no script`);
      const sent = await provoke(await script.compose(stage), stage);
      expect(await createProbe(operation, () => stage).expectRejection(sent)).toMatchObject({ status, errorId: code });
    });
  },
);
