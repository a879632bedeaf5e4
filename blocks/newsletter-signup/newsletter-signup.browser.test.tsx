import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NewsletterService } from '#blocks/host/newsletter.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { minimal, sms } from './newsletter-signup.fixtures.ts';

afterEach(cleanup);

type SignUp = NewsletterService['signUp'];

function show(signUp: SignUp, loggedIn: boolean, content = minimal): void {
  const createSession = () => ({ loggedIn, path: '/en-us/winter' });
  render(<BlockStory content={content} host={{ services: { newsletter: { signUp } }, session: createSession }} />);
}

async function open(signUp: SignUp) {
  show(signUp, false);
  return {
    email: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' }),
    policy: await screen.findByRole<HTMLInputElement>('checkbox'),
    button: await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign up' }),
  };
}

const findDescription = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('newsletter form', () => {
  it('sends the address with consent and the current path, then shows success and is empty again', async () => {
    const signUp = vi.fn<SignUp>(async () => undefined);
    const { email, policy, button } = await open(signUp);
    await userEvent.fill(email, ' anna@example.com ');
    await userEvent.click(policy);
    await userEvent.click(button);
    expect((await screen.findByRole('status')).textContent).toContain('Thank you');
    expect(signUp).toHaveBeenCalledWith({
      optIn: true,
      channel: 'email',
      email: 'anna@example.com',
      acquisitionType: 'Signup',
      campaignName: '/en-us/winter',
    });
    expect(email.value).toBe('');
    expect(policy.checked).toBe(false);
  });

  it('masks a phone number while it is typed', async () => {
    show(vi.fn<SignUp>(), false, sms);
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await userEvent.click(phone);
    // The mask's code is loaded on focus.
    await waitFor(async () => {
      await userEvent.fill(phone, '3035550142');
      expect(phone.value).toBe('(303) 555 - 0142');
    });
  });

  it('asks for a phone number when news are sent as text messages, and lets the service validate it', async () => {
    const signUp = vi.fn<SignUp>(async () => Promise.reject(new Error('Please check your phone number and your consent.')));
    show(signUp, false, sms);
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /by text message/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(findDescription(phone)).toContain('This field is required'));
    await userEvent.fill(phone, '+1 303 555');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Please check your phone number');
    expect(signUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ channel: 'sms', phone: '+1 303 555' }));
    expect(phone.value).toBe('+1 303 555');
  });

  it('shows missing fields, links the errors to the fields and focuses the first', async () => {
    const signUp = vi.fn<SignUp>(async () => undefined);
    const { email, policy, button } = await open(signUp);
    await userEvent.click(button);
    await waitFor(() => expect(findDescription(email)).toContain('This field is required'));
    expect(findDescription(policy)).toContain('Please agree to the privacy policy');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(signUp).not.toHaveBeenCalled();
  });

  it('rejects an address without a dot in its domain, and removes the error once it is fixed', async () => {
    const { email, policy, button } = await open(async () => undefined);
    await userEvent.click(policy);
    await userEvent.fill(email, 'anna@example');
    await userEvent.click(button);
    await waitFor(() => expect(findDescription(email)).toContain('Email is not valid'));
    await userEvent.fill(email, 'anna@example.com');
    await waitFor(() => expect(email.hasAttribute('aria-invalid')).toBe(false));
  });

  it('focuses the checkbox when only consent is missing', async () => {
    const { email, policy, button } = await open(async () => undefined);
    await userEvent.fill(email, 'anna@example.com');
    await userEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(policy));
  });

  it('disables its fields while it sends, and sends once', async () => {
    const response = Promise.withResolvers<undefined>();
    const signUp = vi.fn<SignUp>(() => response.promise);
    const { email, policy, button } = await open(signUp);
    await userEvent.fill(email, 'anna@example.com');
    await userEvent.click(policy);
    await userEvent.click(button);
    await waitFor(() => expect(email.matches(':disabled')).toBe(true));
    expect(policy.matches(':disabled')).toBe(true);
    response.resolve(undefined);
    await screen.findByRole('status');
    expect(email.matches(':disabled')).toBe(false);
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('asks a signed-in shopper for no address, and shows the service’s message', async () => {
    const signUp = vi.fn<SignUp>(async () => 'You’re on the list.');
    show(signUp, true);
    const policy = await screen.findByRole<HTMLInputElement>('checkbox');
    await screen.findByText('We’ll send it to the email address of your account.');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(policy);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect((await screen.findByRole('status')).textContent).toContain('You’re on the list.');
    expect(signUp).toHaveBeenCalledWith({ optIn: true, channel: 'email', acquisitionType: 'Signup', campaignName: '/en-us/winter' });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss message' }));
    expect(document.activeElement).toBe(policy);
  });

  it('shows the error’s message in an alert that can be dismissed, and keeps the typed text', async () => {
    const { email, policy, button } = await open(async () => Promise.reject(new Error('This address is on the list already.')));
    await userEvent.fill(email, 'anna@example.com');
    await userEvent.click(policy);
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('This address is on the list already.');
    expect(email.value).toBe('anna@example.com');
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(email);
  });
});
