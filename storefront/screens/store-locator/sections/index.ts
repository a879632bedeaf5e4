import { below } from './below.ts';
import { content } from './content.ts';
import { heading } from './heading.ts';
import { locator } from './locator.ts';

/** The parts of the store locator in the order in which they are shown. A new one is a file in this folder and a line here. */
export const locatorSections = { content, heading, locator, below };
