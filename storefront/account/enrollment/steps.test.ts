import { describe, expect, it } from 'vitest';
import type { Profile } from '#generated/openapi/consumer.ts';
import { getFirstStep, getNextStep, getStepAfterSignIn } from './steps.ts';

const fullProfile = { firstName: 'Robin', lastName: 'Vale', phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' };

function profileOf(details: Partial<typeof fullProfile>, more: Partial<Profile> = {}): Profile {
  return {
    consumerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55',
    consumerType: 'CONSUMER',
    consumerDetails: { email: 'robin@example.com', address: [], identity: [], ...details },
    isLoyaltyMember: false,
    loyaltySummary: { points: { balance: 0 } },
    preferences: {},
    enrollments: [],
    subscriptions: [],
    notifications: [],
    ...more,
  };
}

describe('enrollment of a signed-in customer', () => {
  it('begins with the phone number, or with the profile if the number is known', () => {
    expect(getFirstStep(profileOf({}))).toBe('mobile');
    expect(getFirstStep(profileOf({ phone: '+13035550142' }))).toBe('profile');
  });

  it.each(Object.keys(fullProfile))('asks for the profile after a sign-in if %s is missing', (name) => {
    const { [name as keyof typeof fullProfile]: _, ...rest } = fullProfile;
    expect(getStepAfterSignIn(profileOf(rest))).toBe('complete-profile');
  });

  it('asks members for the missing details step by step', () => {
    expect(getStepAfterSignIn(profileOf({ firstName: 'Robin' }, { isLoyaltyMember: true }))).toBe('mobile');
    expect(getStepAfterSignIn(profileOf({ phone: '+13035550142' }, { isLoyaltyMember: true }))).toBe('profile');
  });

  it('ignores the placeholder of a missing date of birth', () => {
    expect(getStepAfterSignIn(profileOf({ ...fullProfile, birthDate: '1900-01-01' }))).toBe('complete-profile');
  });

  it('returns no step for a complete profile', () => {
    expect(getStepAfterSignIn(profileOf(fullProfile))).toBeUndefined();
    expect(getNextStep('welcome', profileOf(fullProfile, { preferences: { interests: '' } }))).toBe('success');
  });

  it('continues with the next step that has missing details', () => {
    expect(getNextStep('welcome', profileOf({}))).toBe('mobile');
    expect(getNextStep('mobile', profileOf({}))).toBe('profile');
    expect(getNextStep('welcome', profileOf({ phone: '+13035550142' }))).toBe('profile');
    expect(getNextStep('complete-profile', profileOf(fullProfile))).toBe('interests');
    expect(getNextStep('interests', profileOf(fullProfile))).toBe('success');
  });
});
