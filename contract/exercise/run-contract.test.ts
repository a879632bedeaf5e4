import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgent, addEmployee, storeOfTests } from '#backend/authentication/testing/start-staff.ts';
import { startMember } from '#backend/authentication/testing/start-member.ts';
import { giftCardKey, storeCard } from '#backend/gift-cards/testing/buy-gift-card.ts';
import { createFakePayments } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { readContract } from '../document/read-contract.ts';
import { runContract } from './run-contract.ts';
import type { Target, Transport } from './target.ts';

const contract = readContract(readFileSync('generated/openapi/openapi.json', 'utf8'));

async function targetOf(test: TestBackend): Promise<Target> {
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
    isStateful: true,
    isRobust: true,
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

describe('runContract', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ giftCardKey, partners: { payments: createFakePayments().port } });
  }, 60_000);
  afterAll(() => test.close());

  const transport: Transport = async ({ target, ...request }) => {
    const response = await test.backend.fetch(new Request(`http://backend.local${target}`, request));
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

  it('finds nothing in this repository’s backend', async () => {
    const report = await runContract({
      contract,
      target: await targetOf(test),
      transport,
      seed: Number(process.env.CONTRACT_SEED ?? 1),
      only: process.env.CONTRACT_ONLY as never,
      requests: Number(process.env.CONTRACT_REQUESTS ?? 1000),
      maxTime: 500_000,
      now: () => performance.now(),
      uuid: randomUUID,
    });
    console.log(JSON.stringify(test.log.lines.filter(({ level }) => level === 'error').slice(0, 3)).slice(0, 3000));
    console.log(report.requests, report.skipped(), report.rows().map(({ operationId, statuses }) => `${operationId} ${JSON.stringify(statuses)}`).join('\n'));
    expect(report.findings()).toEqual([]);
    expect(report.skipped()).toEqual([]);
  }, 600_000);
});
