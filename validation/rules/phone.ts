import { createTextRule, type Validator } from './fault.ts';
import type { PhoneCountry, Phones } from '../phone/phones.ts';

/** A phone number of the country, or of another country with its dial code. */
export const createPhone = (phones: Pick<Phones, 'toE164'>, country: PhoneCountry): Validator =>
  createTextRule('phone', (text) => phones.toE164(text, country) !== undefined);
