import type { FaultCode } from '#validation/fault.ts';
import type { PasswordHint } from '#validation/rules/password.ts';

/** What a form says of a value that breaks a rule, and what it says beforehand of a password. */
export const validation = {
  required: 'This field is required',
  email: 'Email is not valid',
  exactLength: 'Please use exactly {length} characters.',
  minLength: 'Please use at least {min} characters.',
  maxLength: 'Please use at most {max} characters.',
  minNumber: 'The number must be at least {min}.',
  maxNumber: 'The number must be at most {max}.',
  date: 'Date should match {format} and be a valid date.',
  minDate: 'The date must not be before {min}.',
  maxDate: 'The date must not be after {max}.',
  name: 'Name is not valid.',
  password: 'Password does not meet requirements.',
  phone: 'A valid phone number is required',
  pattern: 'Please check the form of this field.',
  sameAs: 'The two fields do not match.',
  postalCode: 'Please enter a valid postal code.',
  region: 'Please choose from the list.',
  country: 'Please choose a country from the list.',
  passwordLength: 'At least 8 characters',
  passwordDigit: 'One number',
  passwordUpperCase: 'One upper case letter',
  passwordLowerCase: 'One lower case letter',
} satisfies Record<FaultCode | `password${Capitalize<PasswordHint>}`, string>;
