import type { Preferences } from '#generated/openapi/consumer.ts';
import { interests, isInterest, joinInterests, splitInterests, type Interest } from '#validation/profile/interests.ts';
import { getShoeSizeLabel, shoeSizes } from '#validation/profile/shoe-sizes.ts';
import type { CustomerContext } from './account-context.ts';
import type { FieldDefinition, FormValues } from './form-definition.ts';

/** Fields for interests and shoe fit. */
export function createInterestFields({ request, messages, profile: { preferences } }: CustomerContext): readonly FieldDefinition[] {
  const labels: Readonly<Record<Interest, string>> = {
    hiking: messages.interestHiking,
    'trail-running': messages.interestTrailRunning,
    running: messages.interestRunning,
    climbing: messages.interestClimbing,
    camping: messages.interestCamping,
    skiing: messages.interestSkiing,
    cycling: messages.interestCycling,
    fishing: messages.interestFishing,
    travel: messages.interestTravel,
    everyday: messages.interestEveryday,
  };
  return [
    {
      name: 'interests',
      kind: 'checkboxes',
      label: messages.interests,
      isLabelHidden: true,
      options: interests.map((interest) => ({ value: interest, label: labels[interest] })),
      value: splitInterests(preferences.interests ?? '') ?? [],
    },
    {
      name: 'preferredShoeSize',
      kind: 'select',
      label: messages.shoeSize,
      note: messages.optional,
      span: 'half',
      options: [
        { value: '', label: messages.choose },
        ...shoeSizes.map((code) => ({ value: code, label: getShoeSizeLabel(code, null, request.site.country, request.site.locale) })),
      ],
      value: preferences.preferredShoeSize,
    },
  ];
}

export function readPreferences(values: FormValues): Preferences {
  return {
    interests: joinInterests(values.all('interests').filter(isInterest)),
    preferredShoeSize: values.text('preferredShoeSize'),
  };
}
