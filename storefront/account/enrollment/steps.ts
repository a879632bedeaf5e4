import type { ProgressModel } from '#commerce/account/form-model.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { missingOf } from '../person-fields.ts';

/** Steps of the enrollment that somebody goes who has signed in. Before them come pages of their own: lookup, sign-in, sign-up, forgotten password. */
const steps = ['complete-profile', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;
export type EnrollmentStep = (typeof steps)[number];

/** Stages that customers count: their account, their phone number, who they are, what they like. */
const stages = 4;

const stageOf = {
  welcome: 1,
  'complete-profile': 2,
  mobile: 2,
  profile: 3,
  interests: 4,
  success: undefined,
} as const satisfies Readonly<Record<EnrollmentStep, number | undefined>>;

/** Returns the progress of the enrollment; undefined at its end. A sign-up is a part of the first stage. */
export function progressOf(step: EnrollmentStep | 'sign-up', { stepOf }: Pick<AccountMessages, 'stepOf'>): ProgressModel | undefined {
  const stage = step === 'sign-up' ? 1 : stageOf[step];
  return stage && { label: stepOf({ step: stage, steps: stages }), step: stage, steps: stages };
}

export function stepNamed(name: string | null): EnrollmentStep | undefined {
  return steps.find((step) => step === name);
}

/** Where the enrollment begins for somebody who has signed in already. */
export function firstStep({ consumerDetails }: Profile): EnrollmentStep {
  return consumerDetails.phone === undefined ? 'mobile' : 'profile';
}

/** Where a sign-in leads that nothing else has asked for; undefined for whoever has said everything. */
export function stepAfterSignIn(profile: Profile): EnrollmentStep | undefined {
  if (missingOf(profile.consumerDetails).length === 0) return undefined;
  return profile.isLoyaltyMember ? firstStep(profile) : 'complete-profile';
}

/** The next step with something to ask. */
export function stepAfter(step: EnrollmentStep, profile: Profile): EnrollmentStep {
  const from = step === 'complete-profile' ? 'welcome' : step;
  return steps.slice(steps.indexOf(from) + 1).find((next) => asksFor[next]?.(profile)) ?? 'success';
}

const asksFor: Partial<Record<EnrollmentStep, (profile: Profile) => boolean>> = {
  mobile: ({ consumerDetails }) => consumerDetails.phone === undefined,
  profile: ({ consumerDetails }) => missingOf(consumerDetails).some((field) => field !== 'phone'),
  interests: ({ preferences }) => preferences.interests === undefined,
};
