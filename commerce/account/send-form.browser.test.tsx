import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountDialogResponse, FormModel, RejectedForm } from './form-model.ts';
import { AccountForm } from './account-form.tsx';

const form: FormModel = {
  id: 'sign-in',
  action: '/en-us/account/sign-in?step=password',
  fields: [
    { name: 'username', kind: 'email', label: 'Email' },
    { name: 'password', kind: 'password', label: 'Password', revealLabel: 'Show the letters' },
  ],
  submit: 'Sign in',
  botCheck: { noAnswer: 'We couldn’t reach the shop.' },
};
const challenged: RejectedForm = {
  id: 'sign-in',
  notice: 'Please enter your password again.',
  errors: {},
  values: { username: 'kim@example.com' },
  challenge: {
    challengeUrl: `${location.origin}/bot-check/frame?action=sign-in`,
    locale: 'en-us',
    title: 'One quick check',
    close: 'Cancel',
    unsolved: 'We could not complete the check.',
    noScript: 'Please turn on JavaScript.',
  },
};
const getField = (name: string) => page.getByLabelText(name, { exact: true });
const dialog = page.getByRole('dialog', { name: 'One quick check' });

/** Requested navigations; they are canceled, since a new document would end the tests. */
const navigations: string[] = [];
const { navigation } = window as unknown as { readonly navigation: EventTarget };
const cancelNavigation = (event: Event): void => {
  event.preventDefault();
  const { destination } = event as Event & { readonly destination: { readonly url: string } };
  navigations.push(new URL(destination.url).pathname);
};

beforeEach(() => {
  navigations.length = 0;
  navigation.addEventListener('navigate', cancelNavigation);
});
afterEach(() => {
  navigation.removeEventListener('navigate', cancelNavigation);
  vi.unstubAllGlobals();
  cleanup();
});

describe('sendForm', () => {
  it('solves the challenge on the page and resends the form with the same values', async () => {
    const sent = await send([{ rejection: challenged }, { to: '/en-us/account' }]);
    await expect.element(dialog).toBeVisible();
    solve('solved');
    await vi.waitFor(() => expect(navigations).toEqual(['/en-us/account']));
    const pair = 'form=sign-in&username=kim%40example.com&password=Sunny-Trail-7';
    const path = '/en-us/account/forms/sign-in?step=password';
    expect(sent).toEqual([`${path} ${pair}`, `${path} ${pair}&captchaResponse=solved`]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps all values if the shopper closes the challenge', async () => {
    const sent = await send([{ rejection: challenged }]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('We could not complete the check.')).toBeVisible();
    await expect.element(getField('Password')).toHaveValue('Sunny-Trail-7');
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(sent).toHaveLength(1);
  });

  it('ignores tokens of other windows', async () => {
    const sent = await send([{ rejection: challenged }]);
    await expect.element(dialog).toBeVisible();
    window.postMessage({ type: 'cairn:bot-check-token', token: 'forged' }, location.origin);
    await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    expect(sent).toHaveLength(1);
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('shows on the page why the form was rejected', async () => {
    const { challenge: _, ...rejection } = challenged;
    await send([{ rejection: { ...rejection, notice: '', errors: { password: 'The password is wrong.' } } }]);
    await expect.element(getField('Password')).toHaveAccessibleDescription('The password is wrong.');
    expect(navigations).toEqual([]);
  });

  it('keeps all values if there is no response', async () => {
    await send([]);
    await expect.element(page.getByText('We couldn’t reach the shop.')).toBeVisible();
    await expect.element(getField('Password')).toHaveValue('Sunny-Trail-7');
  });
});

/**
 * Fills in the form and sends it to a fake service with these responses.
 * @returns the requests
 */
async function send(responses: readonly AccountDialogResponse[]): Promise<readonly string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { readonly body: URLSearchParams }) => {
    const response = responses[sent.length];
    sent.push(`${path} ${body.toString()}`);
    return response ? Promise.resolve(Response.json(response)) : Promise.reject(new TypeError('offline'));
  });
  render(<AccountForm form={form} />);
  await getField('Email').fill('kim@example.com');
  await getField('Password').fill('Sunny-Trail-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  return sent;
}

/** Sends the message of the partner's frame. */
function solve(token: string): void {
  const source = document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { origin: location.origin, source, data: { type: 'cairn:bot-check-token', token } }));
}
