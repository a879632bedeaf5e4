import { describe, expect, it } from 'vitest';
import { formatCode, formatExpiry, formatNumber, type Typed } from './typing.ts';

/** `|` marks the caret. */
const typed = (marked: string): Typed => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: Typed): string => `${text.slice(0, caret)}|${text.slice(caret)}`;
const format = (how: (given: Typed) => Typed, marked: string): string => shown(how(typed(marked)));

describe('formatNumber', () => {
  it('groups digits like the brand', () => {
    expect(format(formatNumber, '9000111122223338|')).toBe('9000 1111 2222 3338|');
    expect(format(formatNumber, '930012345678908|')).toBe('9300 123456 78908|');
    expect(format(formatNumber, '12345|')).toBe('1234 5|');
    expect(format(formatNumber, '90001|')).toBe('9000 1|');
  });

  it('adds no separator at the end, so that deleting works', () => {
    expect(format(formatNumber, '9000|')).toBe('9000|');
    expect(format(formatNumber, '9000 |')).toBe('9000|');
  });

  it('keeps the caret after the digit that was typed in the middle', () => {
    expect(format(formatNumber, '9000 15|111 2222')).toBe('9000 15|11 1222 2');
    expect(format(formatNumber, '90007| 1111')).toBe('9000 7|111 1');
    expect(format(formatNumber, '|000 1111')).toBe('|0001 111');
  });

  it('drops other characters and extra digits', () => {
    expect(format(formatNumber, '9000-1111-2222-3338-99|')).toBe('9000 1111 2222 3338|');
    expect(format(formatNumber, 'abc|')).toBe('|');
  });
});

describe('formatExpiry', () => {
  it('puts the slash between month and year', () => {
    expect(format(formatExpiry, '08|')).toBe('08|');
    expect(format(formatExpiry, '082|')).toBe('08 / 2|');
    expect(format(formatExpiry, '0829|')).toBe('08 / 29|');
  });

  it('completes a month of one digit', () => {
    expect(format(formatExpiry, '5|')).toBe('05|');
    expect(format(formatExpiry, '1/|')).toBe('01|');
    expect(format(formatExpiry, '1|')).toBe('1|');
    expect(format(formatExpiry, '8/2029|')).toBe('08 / 2029|');
  });

  it('keeps a year of four digits and cuts the rest', () => {
    expect(format(formatExpiry, '08/2029|')).toBe('08 / 2029|');
    expect(format(formatExpiry, '08 / 291|')).toBe('08 / 29|');
  });

  it('keeps the caret when the slash is deleted', () => {
    expect(format(formatExpiry, '08 /|29')).toBe('08| / 29');
  });
});

describe('formatCode', () => {
  it('accepts four digits and nothing else', () => {
    expect(format(formatCode, '12a3|')).toBe('123|');
    expect(format(formatCode, '12345|')).toBe('1234|');
  });
});
