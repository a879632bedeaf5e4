/** Hours from the sign-in until a session of an employee ends, however often its tokens are renewed. */
export interface StaffHours {
  readonly associate: number;
  readonly agent: number;
}

/** A working day. */
export const standardStaffHours: StaffHours = { associate: 12, agent: 8 };
