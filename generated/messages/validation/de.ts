// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ValidationMessages } from './messages.ts';

export const validationMessages: MessageData<ValidationMessages> = {
  required: 'Dieses Feld ist erforderlich',
  email: 'Die E-Mail-Adresse ist nicht gültig',
  exactLength: ['Bitte genau ', 'length', ' Zeichen eingeben.'],
  minLength: ['Bitte mindestens ', 'min', ' Zeichen eingeben.'],
  maxLength: ['Bitte höchstens ', 'max', ' Zeichen eingeben.'],
  minNumber: ['Die Zahl muss mindestens ', 'min', ' sein.'],
  maxNumber: ['Die Zahl darf höchstens ', 'max', ' sein.'],
  date: ['Das Datum muss dem Format ', 'format', ' entsprechen und gültig sein.'],
  minDate: ['Das Datum darf nicht vor dem ', 'min', ' liegen.'],
  maxDate: ['Das Datum darf nicht nach dem ', 'max', ' liegen.'],
  name: 'Der Name ist nicht gültig.',
  postalCode: 'Bitte gib eine gültige Postleitzahl ein.',
  password: 'Das Passwort erfüllt die Anforderungen nicht.',
  phone: 'Eine gültige Telefonnummer ist erforderlich',
  pattern: 'Bitte prüfe das Format dieses Feldes.',
  sameAs: 'Die beiden Felder stimmen nicht überein.',
  region: 'Bitte wähle aus der Liste.',
  country: 'Bitte wähle ein Land aus der Liste.',
  passwordLength: 'Mindestens 8 Zeichen',
  passwordDigit: 'Eine Ziffer',
  passwordUpperCase: 'Ein Großbuchstabe',
  passwordLowerCase: 'Ein Kleinbuchstabe',
};
