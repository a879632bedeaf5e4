import { alternates } from './alternates.ts';
import { details } from './details.ts';
import { setForm } from './set-form.ts';
import { structuredData } from './structured-data.ts';

/** The parts of a set's page in the order in which they are shown. */
export const setSections = { details, alternates, setForm, structuredData };
