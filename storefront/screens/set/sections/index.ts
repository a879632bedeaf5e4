import { alternates } from './alternates.ts';
import { details } from './details.ts';
import { setForm } from './set-form.ts';
import { structuredData } from './structured-data.ts';

/** The sections of a set page in order. */
export const setSections = { details, alternates, setForm, structuredData };
