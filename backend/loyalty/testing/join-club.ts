import type { Member } from '../../authentication/testing/start-member.ts';

/** Makes a customer a loyalty member. Does nothing for a member. */
export async function joinClub(member: Pick<Member, 'read'>): Promise<void> {
  await member.read('PUT', '/consumers-v3/consumer', { enrollments: [{ type: 'Loyalty', optin: true, country: 'US' }] });
}
