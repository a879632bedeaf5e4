import { isEmail } from '#generated/validator-runtime.js';
import { textRule } from './fault.ts';

/** An e-mail address by the contract's rule: its domain has a dot. */
export const email = textRule('email', isEmail);
