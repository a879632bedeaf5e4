import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent, addEmployee, storeOfTests } from '#backend/authentication/testing/start-staff.ts';
import { startMember } from '#backend/authentication/testing/start-member.ts';
import { giftCardKey, storeCard } from '#backend/gift-cards/testing/buy-gift-card.ts';
import { createFakePayments } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { readContract } from '../document/read-contract.ts';
import { findFaults } from './faults/find-faults.ts';
import { runContract } from './run-contract.ts';
import type { Target, Transport } from './target.ts';

const contract = readContract(readFileSync('generated/openapi/openapi.json', 'utf8'));

async function readTarget(test: TestBackend): Promise<Target> {
  const customer = await startMember(test);
  const cards = [await storeCard(test, { amount: 100_000 }), await storeCard(test, { amount: 100_000 })];
  return {
    name: 'test backend',
    context: { siteid: 'TARNFELL-US', locale: 'en_US', brand: 'TARNFELL', channel: 'ECOMM', region: 'NORA' },
    accounts: {
      registered: 'sign-up',
      associate: { storeId: storeOfTests, storeEmployeeId: await addEmployee(test), pin: '481592' },
      agent: { username: await addAgent(test), password: 'Quiet-Desk-5', customerId: customer.token.customerId },
    },
    isMock: false,
    ownHeaders: [],
    hasStorefront: false,
    examples: {
      'TARNFELL:TFR10ARA:K3B:M::1:': 'TARNFELL:TFKES01M:G4S:M::1:',
      TFR10ARAK3B: 'TFKES01MG4S',
      TFR10ARA: 'TFKES01M',
    },
    giftCards: cards.map(({ number, pin }) => ({ number, pin })),
  };
}

/** Time-out in milliseconds. A busy machine may hash passwords slowly. */
const TIMEOUT_MS = 60_000;

describe('runContract', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ timeoutMs: TIMEOUT_MS, giftCardKey, partners: { payments: createFakePayments().port } });
  }, 60_000);
  afterAll(() => test.close());

  const transport: Transport = async ({ target, ...request }) => {
    const response = await test.backend.fetch(new Request(`http://backend.local${target}`, request));
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

  const readOptions = async () => ({
    contract,
    target: await readTarget(test),
    transport,
    seed: Number(process.env.CONTRACT_SEED ?? 1),
    maxTime: 500_000,
    now: () => performance.now(),
    uuid: randomUUID,
  });

  it('finds each fault of a faulty server', async () => {
    const results = await findFaults({ ...(await readOptions()), requests: 12 });
    expect(results.filter(({ isFound }) => !isFound).map(({ fault }) => `${fault.operationId} ${fault.name}`)).toEqual([]);
  }, 60_000);

  it('finds nothing in this repository’s backend', async () => {
    const report = await runContract({ ...(await readOptions()), requests: Number(process.env.CONTRACT_REQUESTS ?? 500) });
    expect(report.findings()).toEqual([]);
    expect(report.skipped()).toEqual([]);
    expect(test.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  }, 600_000);
});
