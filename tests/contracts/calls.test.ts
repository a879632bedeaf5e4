import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { testCall, testMethods } from './call.suite.ts';
import type { CallScript } from './call/call-script.ts';
import { startStage, type Stage } from './call/stage.ts';

/** Those of area internal are the storefront's own. */
const calls = (operations as readonly Operation[]).filter(({ area }) => area !== 'internal');

const scripts = new Map<string, CallScript>();
for (const file of readdirSync(new URL('./calls/', import.meta.url))) {
  const { script } = (await import(`./calls/${file.replace(/\.ts$/, '')}.ts`)) as { readonly script: CallScript };
  scripts.set(script.operationId, script);
}

let stage: Stage | undefined;
const theStage = (): Stage => {
  if (!stage) throw new Error('the stage is not set');
  return stage;
};
beforeAll(async () => void (stage = await startStage()), 120_000);
afterAll(() => stage?.close());

it('every call of the backend has a script', () => {
  const bare = calls.filter(({ operationId }) => !scripts.has(operationId)).map(({ operationId }) => `npm run new:call ${operationId}`);
  expect(bare, 'then set its scene in tests/contracts/calls/').toEqual([]);
  const known = calls.map(({ operationId }) => operationId);
  expect([...scripts.keys()].filter((id) => !known.some((other) => other === id))).toEqual([]);
});

for (const operation of calls) {
  const script = scripts.get(operation.operationId);
  if (script) testCall(operation, script, theStage);
}
testMethods(calls, theStage);
