import type { Migration } from './migration.ts';
import { baseline } from './migrations/baseline.ts';
import { emailConfirmation } from './migrations/003-email-confirmation.ts';

/** In the order in which they are applied, which is also the order of their names. */
export const migrations: readonly Migration[] = [baseline, emailConfirmation];
