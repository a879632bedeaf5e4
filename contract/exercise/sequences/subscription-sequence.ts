import { expectThat, succeed, type Sequence } from './sequence.ts';

/** A newsletter: subscribe, read, unsubscribe. */
export const subscriptionSequence: Sequence = {
  name: 'subscriptions',
  roles: ['registered'],
  run: async ({ caller }) => {
    const isOptedIn = async (): Promise<boolean | undefined> => {
      const { subscriptions } = await succeed(caller, 'getSubscription');
      return subscriptions.find(({ type, channel }) => type === 'Newsletter' && channel === 'email')?.optin;
    };
    await succeed(caller, 'createSubscription', { body: { type: 'Newsletter', channel: 'email' } });
    expectThat((await isOptedIn()) === true, 'getSubscription', 'the subscription that createSubscription stored');
    await succeed(caller, 'updateSubscription', { body: { type: 'Newsletter', channel: 'email', optin: false } });
    expectThat((await isOptedIn()) === false, 'getSubscription', 'the choice that updateSubscription stored');
  },
};
