import { isEmail } from '#generated/validator-runtime.js';
import { createTextRule } from './fault.ts';

/** An email address by the contract's rule: its domain has a dot. */
export const email = createTextRule('email', isEmail);
