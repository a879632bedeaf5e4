// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ValidationMessages } from './messages.ts';

export const validationMessages: MessageData<ValidationMessages> = {
  required: 'This field is required',
  email: 'Email is not valid',
  exactLength: ['Please use exactly ', 'length', ' characters.'],
  minLength: ['Please use at least ', 'min', ' characters.'],
  maxLength: ['Please use at most ', 'max', ' characters.'],
  minNumber: ['The number must be at least ', 'min', '.'],
  maxNumber: ['The number must be at most ', 'max', '.'],
  date: ['Date should match ', 'format', ' and be a valid date.'],
  minDate: ['The date must not be before ', 'min', '.'],
  maxDate: ['The date must not be after ', 'max', '.'],
  name: 'Name is not valid.',
  postalCode: 'Please enter a valid postal code.',
  password: 'Password does not meet requirements.',
  phone: 'A valid phone number is required',
  pattern: 'Please check the form of this field.',
  sameAs: 'The two fields do not match.',
  region: 'Please choose from the list.',
  country: 'Please choose a country from the list.',
  passwordLength: 'At least 8 characters',
  passwordDigit: 'One number',
  passwordUpperCase: 'One upper case letter',
  passwordLowerCase: 'One lower case letter',
};
