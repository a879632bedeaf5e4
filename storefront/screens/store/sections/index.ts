import { details } from './details.ts';
import { structuredData } from './structured-data.ts';

/** The parts of a store's page in the order in which they are shown. A new one is a file in this folder and a line here. */
export const storeSections = { details, structuredData };
