import { below } from './below.ts';
import { content } from './content.ts';
import { heading } from './heading.ts';
import { locator } from './locator.ts';

/** The sections of the store locator in order. To add one, create a file in this folder and add it here. */
export const locatorSections = { content, heading, locator, below };
