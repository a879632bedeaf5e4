import { describe, expect, it } from 'vitest';
import { findFirstFault, type Validator } from './fault.ts';
import { createDate, maxDate, minDate, parseDate } from './date.ts';
import { email } from './email.ts';
import { exactLength, maxLength, minLength } from './length.ts';
import { name } from './name.ts';
import { maxNumber, minNumber } from './number.ts';
import { getPassword, getUnmetHints } from './password.ts';
import { pattern } from './pattern.ts';
import { required } from './required.ts';
import { sameAs } from './same-as.ts';

const cases: readonly [rule: string, validate: Validator, fine: readonly string[], wrong: readonly string[]][] = [
  [
    'email',
    email,
    ['robin@example.com', ' robin@example.com ', "o'vale+news@mail.example.co.uk", 'a@xn--bcher-kva.example'],
    ['a@b..c', 'a@b', 'robin@', '@example.com', 'a b@example.com', 'a@example.com.', 'a..b@example.com', 'a@-b.example', 'a@b@c.de'],
  ],
  ['exactLength', exactLength(3), ['abc', ' abc '], ['ab', 'abcd']],
  ['minLength', minLength(2), ['ab'], ['a', ' a ']],
  ['maxLength', maxLength(2), ['ab', ' ab '], ['abc']],
  ['date', createDate('DD/MM/YYYY'), ['29/02/2024', '01/01/1900'], ['29/02/2023', '2/1/2024', '2024/01/02', '31-12-2024', 'soon']],
  ['date', createDate('MM/DD/YYYY'), ['02/29/2024'], ['29/02/2024']],
  ['minDate', minDate('01/02/2000', 'DD/MM/YYYY'), ['01/02/2000', '02/01/2001', 'no date'], ['31/01/2000']],
  ['maxDate', maxDate('01/02/2000', 'DD/MM/YYYY'), ['01/02/2000', '31/01/2000'], ['02/02/2000']],
  ['name', name, ['Zoë O’Hara', "D'Arcy, J. `van` der-Berg", 'Ünal'], ['Robin1', 'a@b', '<b>']],
  ['password', getPassword, ['Abcdefg1', 'ÄÖ ß 1 x z'], ['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh']],
  ['pattern', pattern(/^\d{4}$/g), ['1234'], ['12345']],
];

describe.each(cases)('%s', (rule, validate, fine, wrong) => {
  it.each(fine)('accepts %j', (value) => expect([validate(value), validate(value)]).toEqual([undefined, undefined]));
  it.each(wrong)('rejects %j', (value) => expect(validate(value)?.code).toBe(rule));
  it('leaves an empty value to "required"', () => expect(validate('')).toBeUndefined());
});

describe('required', () => {
  it.each([' ', '', '\n\t', null, undefined, false, Number.NaN])('treats %j as empty', (value) =>
    expect(required(value)).toEqual({ code: 'required' }),
  );
  it.each(['x', 0, true])('treats %j as present', (value) => expect(required(value)).toBeUndefined());
});

describe('a rule of numbers or other fields', () => {
  it('enforces bounds', () => {
    expect([minNumber(1)(1), maxNumber(3)(3)]).toEqual([undefined, undefined]);
    expect(minNumber(1)(0)).toEqual({ code: 'minNumber', values: { min: 1 } });
    expect(maxNumber(3)(4)).toEqual({ code: 'maxNumber', values: { max: 3 } });
  });

  it('compares with the current value of the other field', () => {
    let first = 'one';
    const same = sameAs(() => first);
    expect(same('one')).toBeUndefined();
    first = 'two';
    expect(same('one')).toEqual({ code: 'sameAs' });
  });
});

it('createDate reports the expected date format, and rejects a format without a separator', () => {
  expect(createDate('DD.MM.YYYY')('1.1.2024')).toEqual({ code: 'date', values: { format: 'DD.MM.YYYY' } });
  expect(parseDate('24.12.2026', 'DD.MM.YYYY')).toBe('2026-12-24');
  expect(() => createDate('DDMMYYYY')('24122026')).toThrow('Date format provided does not contain separator');
});

it('getUnmetHints lists the unmet requirements of a password', () => {
  expect(getUnmetHints('')).toEqual(['length', 'digit', 'upperCase', 'lowerCase']);
  expect(getUnmetHints('abcdefgh')).toEqual(['digit', 'upperCase']);
});

it('findFirstFault returns the first broken rule', () => {
  expect(findFirstFault('', [required, email])).toEqual({ code: 'required' });
  expect(findFirstFault('robin', [required, email])).toEqual({ code: 'email' });
  expect(findFirstFault('robin@example.com', [required, email])).toBeUndefined();
});
