import metadata from 'libphonenumber-js/max/metadata';
import { createPhones } from './phones.ts';

/** Phone numbers of the whole world at once, for servers; browsers ask `phonesFor`. */
export const allPhones = createPhones(metadata);
