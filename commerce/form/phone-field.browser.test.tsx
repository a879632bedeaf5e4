import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

describe('PhoneField', () => {
  const onChange = vi.fn((_value: string) => undefined);
  const open = (defaultValue = ''): HTMLInputElement => {
    onChange.mockClear();
    const country = { dialCode: '1', phoneMask: '(XXX) XXX - XXXX' };
    render(
      <PhoneField label="Phone" country={country} defaultValue={defaultValue} onChange={(event) => onChange(event.currentTarget.value)} />,
    );
    return screen.getByLabelText('Phone');
  };

  it('applies the mask while typing and passes the masked text to listeners', async () => {
    const input = open();
    await userEvent.click(input);
    await userEvent.keyboard('3035550142');
    expect([input.value, input.selectionStart]).toEqual(['(303) 555 - 0142', 16]);
    expect(onChange).toHaveBeenLastCalledWith('(303) 555 - 0142');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('(303) 55');
  });

  it('keeps the caret when a digit is inserted and deletes digits across mask characters in both directions', async () => {
    const input = open('(303) 555 - 0142');
    input.focus();
    input.setSelectionRange(7, 7);
    await userEvent.keyboard('9');
    expect([input.value, input.selectionStart]).toEqual(['(303) 595 - 50142', 8]);
    await userEvent.keyboard('{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['(303) 555 - 0142', 7]);
    input.setSelectionRange(12, 12);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['(303) 550 - 142', 8]);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Delete}{Delete}');
    expect(input.value).toBe('(303) 501 - 42');
  });

  it('leaves a number with a dial code unchanged', async () => {
    const input = open();
    await userEvent.click(input);
    await userEvent.keyboard('+49 1512 34');
    expect(input.value).toBe('+49 1512 34');
  });
});
