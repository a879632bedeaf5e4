import { benefits } from '../../benefits-section.ts';
import { below } from './below.ts';
import { heading } from './heading.ts';
import { listing } from './listing.ts';
import { popular } from './popular.ts';
import { results } from './results.ts';

/** The sections of a search page in order. To add one, create a file in this folder and add it here. */
export const searchSections = { results, popular, benefits, heading, listing, below };
