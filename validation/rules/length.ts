import { textRule, type Validator } from './fault.ts';

/** Lengths count UTF-16 units after trimming, as the maxlength of a field and the services' schemas do for all but rare characters. */
export const exactLength = (length: number): Validator => textRule('exactLength', (text) => text.length === length, { length });

export const minLength = (min: number): Validator => textRule('minLength', (text) => text.length >= min, { min });

export const maxLength = (max: number): Validator => textRule('maxLength', (text) => text.length <= max, { max });
