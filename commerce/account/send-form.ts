import { captchaField } from '../bot-check/bot-check-model.ts';
import type { AccountDialogResponse, FormModel } from './form-model.ts';
import { fetchAccountData } from './request-account-data.ts';
import { runExclusively } from './send-alone.ts';

/** Form fields in document order. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * Sends a form of the account area in the background. If the operation requires a bot check, the challenge is solved in a dialog and the
 * form is sent again.
 * @throws Error if the response is not successful
 */
export async function sendForm(
  { changesSession }: Pick<FormModel, 'changesSession'>,
  address: string,
  fields: FormFields,
): Promise<AccountDialogResponse> {
  const post = (values: FormFields): Promise<AccountDialogResponse> => {
    const send = (): Promise<AccountDialogResponse> =>
      fetchAccountData(address, { method: 'POST', body: new URLSearchParams(values.map(([name, value]) => [name, value])) });
    return changesSession ? runExclusively(send) : send();
  };
  const response = await post(fields);
  const challenge = response.rejection?.challenge;
  if (!response.rejection || !challenge) return response;
  const token = await solveIfPossible(challenge);
  const isUnsolved = token === undefined;
  return isUnsolved ? { rejection: { ...response.rejection, notice: challenge.unsolved } } : post([...fields, [captchaField, token]]);
}

/** The challenge code is loaded on first use. If loading fails, the challenge counts as unsolved. */
async function solveIfPossible(
  challenge: NonNullable<NonNullable<AccountDialogResponse['rejection']>['challenge']>,
): Promise<string | undefined> {
  const code = await import('../bot-check/solve-challenge.tsx').catch(() => undefined);
  return code?.solveChallenge(challenge);
}

/** Text fields of a form; files are omitted. */
export function getFormFields(data: FormData): FormFields {
  return [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
}
