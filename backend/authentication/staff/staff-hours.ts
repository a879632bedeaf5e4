/** Maximum hours of an employee's session, regardless of token renewals. */
export interface StaffHours {
  readonly associate: number;
  readonly agent: number;
}

/** A working day. */
export const standardStaffHours: StaffHours = { associate: 12, agent: 8 };
