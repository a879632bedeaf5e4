import type { ProgressModel } from '#commerce/account/form-model.ts';
import type { AccountMessages } from '#generated/messages/account/messages.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { getMissingFields } from '../person-fields.ts';

/** Enrollment steps of a signed-in customer. Separate pages come before: lookup, sign-in, sign-up, forgotten password. */
const steps = ['complete-profile', 'welcome', 'mobile', 'profile', 'interests', 'success'] as const;
export type EnrollmentStep = (typeof steps)[number];

/** Stages of the progress bar: account, phone number, profile, interests. */
const stages = 4;

const stageOf = {
  welcome: 1,
  'complete-profile': 2,
  mobile: 2,
  profile: 3,
  interests: 4,
  success: undefined,
} as const satisfies Readonly<Record<EnrollmentStep, number | undefined>>;

/** Returns the progress of the enrollment; undefined at its end. A sign-up belongs to the first stage. */
export function getProgress(step: EnrollmentStep | 'sign-up', { stepOf }: Pick<AccountMessages, 'stepOf'>): ProgressModel | undefined {
  const stage = step === 'sign-up' ? 1 : stageOf[step];
  return stage && { label: stepOf({ step: stage, steps: stages }), step: stage, steps: stages };
}

export function parseStep(name: string | null): EnrollmentStep | undefined {
  return steps.find((step) => step === name);
}

/** The first enrollment step of a customer who has signed in already. */
export function getFirstStep({ consumerDetails }: Profile): EnrollmentStep {
  return consumerDetails.phone === undefined ? 'mobile' : 'profile';
}

/** The step that a sign-in without a destination leads to; undefined for a complete profile. */
export function getStepAfterSignIn(profile: Profile): EnrollmentStep | undefined {
  if (getMissingFields(profile.consumerDetails).length === 0) return undefined;
  return profile.isLoyaltyMember ? getFirstStep(profile) : 'complete-profile';
}

/** The next step with missing details. */
export function getNextStep(step: EnrollmentStep, profile: Profile): EnrollmentStep {
  const from = step === 'complete-profile' ? 'welcome' : step;
  return steps.slice(steps.indexOf(from) + 1).find((next) => isStepNeeded[next]?.(profile)) ?? 'success';
}

const isStepNeeded: Partial<Record<EnrollmentStep, (profile: Profile) => boolean>> = {
  mobile: ({ consumerDetails }) => consumerDetails.phone === undefined,
  profile: ({ consumerDetails }) => getMissingFields(consumerDetails).some((field) => field !== 'phone'),
  interests: ({ preferences }) => preferences.interests === undefined,
};
