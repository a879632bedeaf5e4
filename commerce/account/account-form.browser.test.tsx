import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AccountForm } from './account-form.tsx';
import type { FieldModel, FormModel } from './form-model.ts';

const password: FieldModel = { name: 'password', kind: 'password', label: 'New password', revealLabel: 'Show password', required: true };
const repeats = { name: 'password', error: 'The two fields do not match.', notice: 'Please check one field' };
const form: FormModel = {
  id: 'reset',
  fields: [password, { ...password, name: 'confirmPassword', label: 'Repeat it', repeats }],
  submit: 'Save',
};

describe('AccountForm', () => {
  const sent = vi.fn(async () => undefined);

  beforeEach(() => {
    sent.mockClear();
    render(<AccountForm form={form} onSend={sent} />);
  });
  afterEach(cleanup);

  const type = async (label: string, text: string): Promise<void> => userEvent.fill(screen.getByLabelText(label), text);
  const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const getValues = (): readonly string[] =>
    ['New password', 'Repeat it'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('keeps both passwords when they differ and shows an error at the second', async () => {
    await type('New password', 'Sunny-Trail-7');
    await type('Repeat it', 'Sunny-Trail-8');
    await save();
    expect(sent).not.toHaveBeenCalled();
    expect(getValues()).toEqual(['Sunny-Trail-7', 'Sunny-Trail-8']);
    expect(screen.getByLabelText('Repeat it').getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Please check one field');
    expect(summary.contains(document.activeElement) || document.activeElement?.contains(summary)).toBe(true);
  });

  it('sends both passwords once they match', async () => {
    await type('New password', 'Sunny-Trail-7');
    await type('Repeat it', 'Sunny-Trail-8');
    await save();
    await type('Repeat it', 'Sunny-Trail-7');
    await save();
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
