import { expect, it } from 'vitest';
import {
  employeeTermsDialog,
  forgotPasswordDialog,
  interestsDialog,
  loyaltySignUpDialog,
  signInConfirmationDialog,
  signInDialog,
  signUpDialog,
  welcomeDialog,
} from './index.ts';

it('the shop shows an error if a dialog that a visitor has opened fails to load', () => {
  const opened = [signInDialog, signUpDialog, forgotPasswordDialog, interestsDialog, loyaltySignUpDialog];
  expect(opened.map(({ onFailure }) => onFailure)).toEqual(opened.map(() => undefined));
});

it('the shop closes a dialog that opened by itself and fails to load', () => {
  const sudden = [signInConfirmationDialog, welcomeDialog, employeeTermsDialog];
  expect(sudden.map(({ onFailure }) => onFailure)).toEqual(sudden.map(() => 'close'));
});
