// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ValidationMessages } from './messages.ts';

export const validationMessages: MessageData<ValidationMessages> = {
  required: 'Ce champ est obligatoire',
  email: 'L’adresse e-mail n’est pas valide',
  exactLength: ['Veuillez saisir exactement ', 'length', ' caractères.'],
  minLength: ['Veuillez saisir au moins ', 'min', ' caractères.'],
  maxLength: ['Veuillez saisir au plus ', 'max', ' caractères.'],
  minNumber: ['Le nombre doit être d’au moins ', 'min', '.'],
  maxNumber: ['Le nombre doit être d’au plus ', 'max', '.'],
  date: ['La date doit suivre le format ', 'format', ' et exister.'],
  minDate: ['La date ne doit pas précéder le ', 'min', '.'],
  maxDate: ['La date ne doit pas dépasser le ', 'max', '.'],
  name: 'Le nom n’est pas valide.',
  postalCode: 'Veuillez saisir un code postal valide.',
  password: 'Le mot de passe ne respecte pas les exigences.',
  phone: 'Un numéro de téléphone valide est requis',
  pattern: 'Veuillez vérifier le format de ce champ.',
  sameAs: 'Les deux champs ne correspondent pas.',
  region: 'Veuillez choisir dans la liste.',
  country: 'Veuillez choisir un pays dans la liste.',
  passwordLength: 'Au moins 8 caractères',
  passwordDigit: 'Un chiffre',
  passwordUpperCase: 'Une lettre majuscule',
  passwordLowerCase: 'Une lettre minuscule',
};
