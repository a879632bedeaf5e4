import type { StaffRank } from '#backend/database/documents/staff-member.ts';

/** An agent of the example shop, who serves customers of both brands. */
export interface SeededAgent {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Extract<StaffRank, 'agent' | 'supervisor'>;
}

/** Shared by all agents. */
export const agentPassword = 'Quiet-Desk-5';

export const seededAgents: readonly SeededAgent[] = [
  { id: 'A-201', username: 'noor', name: 'Noor A.', role: 'agent' },
  { id: 'A-202', username: 'tomas', name: 'Tomas V.', role: 'agent' },
  { id: 'A-101', username: 'lena', name: 'Lena O.', role: 'supervisor' },
];
