import type { Validator } from './fault.ts';

export const minNumber =
  (min: number): Validator<number> =>
  (value) =>
    Number.isNaN(value) || value >= min ? undefined : { code: 'minNumber', values: { min } };

export const maxNumber =
  (max: number): Validator<number> =>
  (value) =>
    Number.isNaN(value) || value <= max ? undefined : { code: 'maxNumber', values: { max } };
