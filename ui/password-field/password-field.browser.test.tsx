import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

describe('PasswordField', () => {
  const open = (): { readonly input: HTMLInputElement; readonly button: HTMLElement } => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" revealLabel="Show password" defaultValue="Sunny-Trail-7" />
      </form>,
    );
    return { input: screen.getByLabelText('Password'), button: screen.getByRole('button', { name: 'Show password' }) };
  };

  it('shows the password and hides it again', async () => {
    const { input, button } = open();
    expect([input.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(button);
    expect([input.type, button.getAttribute('aria-pressed'), input.value]).toEqual(['text', 'true', 'Sunny-Trail-7']);
    await userEvent.click(button);
    expect(input.type).toBe('password');
  });

  it('keeps the focus and the caret in the field', async () => {
    const { input, button } = open();
    input.focus();
    input.setSelectionRange(3, 7);
    await userEvent.click(button);
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7]);
    await userEvent.click(button);
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7]);
  });

  it('can be focused and pressed by keyboard', async () => {
    const { input, button } = open();
    input.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard(' ');
    expect([input.type, document.activeElement]).toEqual(['text', button]);
  });

  it('hides the password before its form is sent', async () => {
    const { input, button } = open();
    await userEvent.click(button);
    fireEvent.submit(input.form as HTMLFormElement);
    expect(input.type).toBe('password');
  });
});
