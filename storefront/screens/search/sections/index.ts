import { below } from './below.ts';
import { heading } from './heading.ts';
import { listing } from './listing.ts';
import { popular } from './popular.ts';
import { results } from './results.ts';

/** The parts of a search's page in the order in which they are shown. A new one is a file in this folder and a line here. */
export const searchSections = { results, popular, heading, listing, below };
