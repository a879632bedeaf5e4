import { benefits } from '../../benefits-section.ts';
import { alternates } from './alternates.ts';
import { below } from './below.ts';
import { between } from './between.ts';
import { content } from './content.ts';
import { heading } from './heading.ts';
import { listing } from './listing.ts';
import { structuredData } from './structured-data.ts';

/** The sections of a category page in order. To add one, create a file in this folder and add it here. */
export const categorySections = { content, alternates, benefits, heading, listing, between, below, structuredData };
