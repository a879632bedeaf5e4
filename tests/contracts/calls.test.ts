import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { testCall, testMethods } from './call.suite.ts';
import { loadScripts } from './call/load-scripts.ts';
import { startStage, type Stage } from './call/stage.ts';

const calls = (operations as readonly Operation[]).filter(({ feature }) => feature !== null);

const scripts = await loadScripts();

let stage: Stage | undefined;
const getStage = (): Stage => {
  if (!stage) throw new Error('the stage is not ready');
  return stage;
};
beforeAll(async () => void (stage = await startStage()), 120_000);
afterEach(() => stage?.resetMembers());
afterAll(() => stage?.close());

it('every call of the backend has a script', () => {
  const bare = calls.filter(({ operationId }) => !scripts.has(operationId)).map(({ operationId }) => `npm run new:call ${operationId}`);
  expect(bare, 'then complete the contract script beside its handler').toEqual([]);
});

for (const operation of calls) {
  const script = scripts.get(operation.operationId);
  if (script) testCall(operation, script, getStage);
}
testMethods(calls, getStage);
