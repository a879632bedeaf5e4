import metadata from 'libphonenumber-js/max/metadata';
import { createPhones } from './phones.ts';

/** Phone numbers of all countries, for servers. Browsers use `phonesFor`. */
export const allPhones = createPhones(metadata);
