import { describe, expect, it } from 'vitest';
import type { Counted, Limiter } from '../../limits/limiter.ts';
import { CallError } from '../../router/call-error.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createBotChecks, type BotCheckRule, type CheckedCall } from './bot-check.ts';

/** Allows two requests per subject; `waitOf` reports the excess from then on. */
function countTwo(): Limiter {
  const counts = new Map<string, number>();
  const getCount = ({ subject }: Counted): number => (subject === undefined ? 0 : (counts.get(subject) ?? 0));
  const isOver = (one: Counted): boolean => getCount(one) > 2;
  return {
    async count(counted) {
      for (const one of counted) if (one.subject !== undefined) counts.set(one.subject, getCount(one) + 1);
      return counted.some(isOver) ? 60 : 0;
    },
    giveBack: async () => undefined,
    getWait: (counted) => (counted.some(isOver) ? 60 : 0),
  };
}

function start(rule: BotCheckRule, verify: () => Promise<boolean> = async () => true) {
  const log = createRecordingLog();
  const requests: string[] = [];
  const port = {
    verify: async ({ response }: { readonly response: string }) => (requests.push(response), verify()),
    getChallengeUrl: (action: string) => `https://check.example/frame?action=${action}`,
  };
  return { checks: createBotChecks({ port, rules: () => rule, limiter: countTwo(), log }), requests, log };
}

const createCall = (more: Partial<CheckedCall> = {}): CheckedCall => ({
  action: 'sign-in',
  response: undefined,
  context: { address: '192.0.2.7', siteId: 'TARNFELL-US' },
  ...more,
});

const getError = (promise: Promise<void>): Promise<unknown> => promise.then(() => undefined).catch((error: unknown) => error);

describe('createBotChecks', () => {
  it('rejects requests without a passed challenge and returns the challenge URL when the rule is "always"', async () => {
    const { checks, requests } = start('always');
    const rejection = await getError(checks.assertHuman(createCall()));
    expect(rejection).toBeInstanceOf(CallError);
    expect(rejection).toMatchObject({
      status: 403,
      errorId: 'AUT403',
      faults: [{ additionalInfo: { challengeUrl: 'https://check.example/frame?action=sign-in' } }],
    });
    await checks.assertHuman(createCall({ response: 'met' }));
    expect(requests).toEqual(['met']);
  });

  it('requires no challenge when the rule is "never"', async () => {
    const { checks, requests } = start('never');
    await checks.assertHuman(createCall({ response: 'made up' }));
    expect(requests).toEqual([]);
  });

  it('challenges only addresses with too many failures when the rule is "adaptive"', async () => {
    const { checks } = start('adaptive');
    for (let failure = 0; failure < 3; failure += 1) {
      await checks.assertHuman(createCall());
      await checks.recordFailure(createCall());
    }
    expect(await getError(checks.assertHuman(createCall()))).toMatchObject({ errorId: 'AUT403' });
    await checks.assertHuman(createCall({ response: 'met' }));
    await checks.assertHuman(createCall({ context: { address: '192.0.2.8' } }));
    await checks.assertHuman(createCall({ action: 'place-order' }));
  });

  it('challenges attempts on an account that was tried from many addresses when the rule is "adaptive"', async () => {
    const { checks } = start('adaptive');
    for (let failure = 0; failure < 3; failure += 1)
      await checks.recordFailure(createCall({ about: 'robin', context: { address: `192.0.2.${failure}` } }));
    const context = { address: '192.0.2.99' };
    expect(await getError(checks.assertHuman(createCall({ about: 'robin', context })))).toMatchObject({ errorId: 'AUT403' });
    await checks.assertHuman(createCall({ about: 'kim', context }));
  });

  it('counts every request of an action that costs the shop money when the rule is "adaptive"', async () => {
    const { checks } = start('adaptive');
    for (let call = 0; call < 2; call += 1) await checks.assertHuman(createCall({ action: 'sign-up' }));
    expect(await getError(checks.assertHuman(createCall({ action: 'sign-up' })))).toMatchObject({ errorId: 'AUT403' });
  });

  it('rejects a failed challenge, and logs and accepts the request when the provider is unavailable', async () => {
    const robot = start('adaptive', async () => false);
    expect(await getError(robot.checks.assertHuman(createCall({ response: 'made up' })))).toMatchObject({ errorId: 'AUT403' });
    const silent = start('always', async () => Promise.reject(new Error('no answer')));
    await silent.checks.assertHuman(createCall({ response: 'met' }));
    expect(JSON.stringify(silent.log.lines)).toContain('requests pass without a check');
  });
});
