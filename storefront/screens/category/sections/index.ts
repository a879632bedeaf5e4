import { alternates } from './alternates.ts';
import { below } from './below.ts';
import { between } from './between.ts';
import { content } from './content.ts';
import { heading } from './heading.ts';
import { listing } from './listing.ts';
import { structuredData } from './structured-data.ts';

/** The parts of a category's page in the order in which they are shown. A new one is a file in this folder and a line here. */
export const categorySections = { content, alternates, heading, listing, between, below, structuredData };
