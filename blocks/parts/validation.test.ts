import { describe, expect, it } from 'vitest';
import { email, firstFault, required } from './validation.ts';

describe('required', () => {
  it.each(['', '   ', '\t\n', null, undefined, false])('misses %j', (value) => {
    expect(required(value)).toBe('required');
  });

  it.each(['a', ' a ', true])('is content with %j', (value) => {
    expect(required(value)).toBeUndefined();
  });
});

describe('email', () => {
  it.each(['a@b.co', 'first.last+tag@mail.example.com', ' a@b.co ', 'jörg@müller.de'])('accepts %s', (value) => {
    expect(email(value)).toBeUndefined();
  });

  it.each(['a@b', 'a', '@b.co', 'a@.co', 'a@b.', 'a@b..co', 'a b@c.de', 'a@b@c.de', '<a@b.co>'])('refuses %s', (value) => {
    expect(email(value)).toBe('email');
  });

  it('leaves the empty value to required', () => {
    expect(email('')).toBeUndefined();
  });
});

describe('firstFault', () => {
  it('names the first rule that is broken', () => {
    expect(firstFault('', [required, email])).toBe('required');
    expect(firstFault('x', [required, email])).toBe('email');
    expect(firstFault('x@y.zz', [required, email])).toBeUndefined();
  });
});
