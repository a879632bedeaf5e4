import { describe, expect, it } from 'vitest';
import { accountMessages } from '#generated/messages/account/all.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { sites } from '../../site/sites.ts';
import { findSite } from '../../site/site.ts';
import { createBenefitBanners } from './benefit-banners.ts';

const site = findSite(sites, 'TARNFELL-US');
const getBanners = (details: Partial<Profile['consumerDetails']>, more: Partial<Profile> = {}) => {
  if (!site) throw new Error('The site is missing.');
  const profile = { consumerDetails: { email: 'robin@example.com', address: [], identity: [], ...details }, ...more } as unknown as Profile;
  return createBenefitBanners(profile, getMessages(accountMessages, site.locale), site);
};
const employee = { currentSpend: 420, annualCap: 1500, currency: 'USD', termsAccepted: true, termsDeclined: false };

describe('createBenefitBanners', () => {
  it('shows the spend against the cap or the credit, and the remaining amount', () => {
    expect(getBanners({ employee, athlete: { currentSpend: 350, annualCredit: 1000, currency: 'USD' } })).toMatchObject([
      {
        title: 'Associate discount',
        text: '$1,080.00 left this year',
        meter: { label: '$420.00 of $1,500.00 used', value: 420, max: 1500 },
      },
      { title: 'Athlete benefit', text: '$650.00 left this year', meter: { value: 350, max: 1000 } },
    ]);
  });

  it('reports a cap that is used up', () => {
    expect(getBanners({ employee: { ...employee, currentSpend: 1600 } })).toMatchObject([{ text: 'Nothing left this year' }]);
  });

  it('asks a new employee for the terms and shows nothing after they are declined', () => {
    expect(getBanners({ employee: { ...employee, termsAccepted: false } })).toMatchObject([
      { link: { href: '/en-us/account/employee-terms' } },
    ]);
    expect(getBanners({ employee: { ...employee, termsAccepted: false, termsDeclined: true } })).toEqual([]);
  });

  it('names the program of a professional without a credit', () => {
    expect(getBanners({ identity: [{ type: 'WRANX' }] })).toEqual([{ title: 'Pro discount', text: 'WRANX' }]);
    expect(getBanners({})).toEqual([]);
  });

  it('shows a member their points if no program has a banner', () => {
    const member = { isLoyaltyMember: true, loyaltySummary: { points: { balance: 1250 } } } as const;
    expect(getBanners({}, member)).toMatchObject([{ title: 'Club member', text: 'You have 1,250 points.' }]);
    expect(getBanners({ employee }, member)).toMatchObject([{ title: 'Associate discount' }]);
  });
});
