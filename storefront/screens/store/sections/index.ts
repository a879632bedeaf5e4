import { details } from './details.ts';
import { structuredData } from './structured-data.ts';

/** The sections of a store page in order. To add one, create a file in this folder and add it here. */
export const storeSections = { details, structuredData };
