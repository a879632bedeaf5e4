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

it('shows an error where a dialog that a visitor has opened cannot be loaded', () => {
  const opened = [signInDialog, signUpDialog, forgotPasswordDialog, interestsDialog, loyaltySignUpDialog];
  expect(opened.map(({ onFailure }) => onFailure)).toEqual(opened.map(() => undefined));
});

it('closes a dialog that has opened by itself', () => {
  const sudden = [signInConfirmationDialog, welcomeDialog, employeeTermsDialog];
  expect(sudden.map(({ onFailure }) => onFailure)).toEqual(sudden.map(() => 'close'));
});
