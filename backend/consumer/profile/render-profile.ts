import type { Profile, ProfileDetails, Subscription } from '#generated/openapi/consumer.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import type { Programme } from '../../database/tables/profiles.ts';
import type { StoredAddress, StoredMembership, StoredProfile, StoredSubscription } from './stored-profile.ts';

export const renderAddress = ({ id, approachType, main, fields }: StoredAddress): Address => ({ id, approachType, main, ...fields });

type Known<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Omits unknown values. */
function omitUnknown<Fields extends object>(fields: Fields): Known<Fields> {
  const all: Known<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== null && value !== undefined) all[name] = value;
  }
  return all;
}

const toIsoTime = (text: string | null | undefined): string | null => (text ? new Date(text).toISOString() : null);

/** Renders a subscription in contract form. */
export function renderSubscription(stored: StoredSubscription): Subscription {
  const { type, channel, optin, recipient, optinDate, optoutDate, ...rest } = stored;
  const dates = { optinDate: toIsoTime(optinDate), optoutDate: toIsoTime(optoutDate) };
  return { type, channel, optin, recipient, ...omitUnknown({ ...rest, ...dates }) };
}

type Benefits = Pick<ProfileDetails, 'athlete' | 'employee' | 'prosumer'>;

/** The benefits of a membership; its amounts are in its own currency. */
function renderBenefits({ programme, currency, ...stored }: StoredMembership): Benefits {
  if (currency === null) return {};
  const toWireAmount = (amount: Minor | null): number => toWire(amount ?? 0, currency);
  const common = { currentSpend: toWireAmount(stored.currentSpendMinor), currency };
  const [annualCap, annualCredit] = [toWireAmount(stored.annualCapMinor), toWireAmount(stored.annualCreditMinor)];
  const benefits: Readonly<Partial<Record<Programme, Benefits>>> = {
    employee: { employee: { ...common, annualCap, termsAccepted: stored.termsAccepted, termsDeclined: stored.termsDeclined } },
    prosumer: { prosumer: { ...common, annualCredit } },
    athlete: {
      athlete: {
        ...common,
        ...(stored.annualCapMinor !== null && { annualCap }),
        ...(stored.annualCreditMinor !== null && { annualCredit }),
      },
    },
  };
  return benefits[programme] ?? {};
}

/** Renders a profile in contract form. Pure. */
export function renderProfile(stored: StoredProfile): Profile {
  const { email, firstName, lastName, phone, birthDate, gender, postalCode, country, memberships } = stored;
  const loyalty = stored.enrollments.find(({ type, optin }) => type === 'Loyalty' && optin);
  const isEmployee = memberships.some(({ programme }) => programme === 'employee');
  return {
    consumerId: stored.id,
    consumerType: isEmployee ? 'EMPLOYEE' : 'CONSUMER',
    consumerDetails: {
      ...omitUnknown({ firstName, lastName, phone, birthDate, gender, postalCode, country }),
      email,
      address: stored.addresses.map(renderAddress),
      ...Object.assign({}, ...memberships.map(renderBenefits)),
      identity: memberships.flatMap(({ programme }) => (programme === 'WRANX' || programme === 'IPA' ? [{ type: programme }] : [])),
    },
    emailStatus: { confirmed: stored.emailConfirmed, ...(stored.pendingEmail !== null && { pending: stored.pendingEmail }) },
    isLoyaltyMember: loyalty !== undefined,
    ...(loyalty?.optinDate && { loyaltyOptInDate: new Date(loyalty.optinDate).toISOString() }),
    loyaltySummary: { points: { balance: stored.loyaltyPoints } },
    preferences: omitUnknown({ interests: stored.interests, preferredShoeSize: stored.preferredShoeSize }),
    enrollments: stored.enrollments.map(({ type, optin, doubleOptin, country: of }) => ({ type, optin, doubleOptin, country: of })),
    subscriptions: stored.subscriptions.map(renderSubscription),
    notifications: [...stored.notifications],
  };
}
