import { createTextRule, type Validator } from './fault.ts';

/** Lengths count UTF-16 units after trimming, like the maxlength of a field, and like the services' schemas except for rare characters. */
export const exactLength = (length: number): Validator => createTextRule('exactLength', (text) => text.length === length, { length });

export const minLength = (min: number): Validator => createTextRule('minLength', (text) => text.length >= min, { min });

export const maxLength = (max: number): Validator => createTextRule('maxLength', (text) => text.length <= max, { max });
