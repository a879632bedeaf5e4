import { describe, expect, it } from 'vitest';
import { validateNote, toGiftOption } from './gift-note-draft.ts';

describe('validateNote', () => {
  it('requires a name and a valid email address and allows an empty message', () => {
    expect(validateNote({ to: ' ', email: '', message: '' })).toEqual({ to: { code: 'required' }, email: { code: 'required' } });
    expect(validateNote({ to: 'Kim', email: 'kim@example', message: '' })).toEqual({ email: { code: 'email' } });
    expect(validateNote({ to: 'Kim', email: 'kim@example.com', message: '' })).toEqual({});
  });

  it('limits the message as the contract does', () => {
    expect(validateNote({ to: 'Kim', email: 'kim@example.com', message: 'x'.repeat(501) })).toEqual({
      message: { code: 'maxLength', values: { max: 500 } },
    });
  });
});

describe('toGiftOption', () => {
  it('trims every field', () => {
    expect(toGiftOption({ to: ' Kim ', email: ' kim@example.com ', message: ' Hi ', sendOn: '' })).toEqual({
      to: 'Kim',
      email: 'kim@example.com',
      message: 'Hi',
    });
  });
});
