import { sql } from 'kysely';
import type { AgentSignIn, SignInCode } from '#generated/openapi/authentication.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { countAttempt } from '../sign-in/count-attempt.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { getSessionEnd, issueStaffCode, createWrongCredentialsError } from './staff-code.ts';

interface KnownAgent {
  readonly id: string;
  readonly name: string;
  readonly rank: Extract<StaffMember['rank'], 'agent' | 'supervisor'>;
  readonly passwordHash: string;
}

/** Returns a code for an agent. An unknown name runs the same statements and hashing as a wrong password. */
export async function signInAgent(
  ports: AuthenticationPorts,
  site: ShopSite,
  { username, password, codeChallenge }: AgentSignIn,
): Promise<SignInCode> {
  const { clock, passwords, staffHours } = ports;
  const now = clock.now();
  const normalized = username.trim().toLowerCase();
  const subject = hashSha256(`agent ${normalized}`);
  const known = sql<KnownAgent>`select id, name, role as rank, password_hash as "passwordHash" from agents where username = ${normalized}`;
  const agent = await countAttempt(ports, { subject, about: { role: 'agent' }, known, now });
  const verdict = await passwords.verify(password, agent?.passwordHash);
  if (!agent || verdict === 'wrong') throw createWrongCredentialsError();
  const { id, name, rank, passwordHash } = agent;
  const staff: StaffMember = { role: 'agent', id, name, rank, endsAt: getSessionEnd(now, staffHours(site).agent) };
  const verified = sql`select id from agents where id = ${id} and password_hash = ${passwordHash} and role = ${rank} for share`;
  return issueStaffCode(ports, { site, codeChallenge, staff, subject, verified });
}
