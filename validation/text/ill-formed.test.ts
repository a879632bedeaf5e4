import { describe, expect, it } from 'vitest';
import { findIllFormed } from './ill-formed.ts';

describe('findIllFormed', () => {
  it.each([
    ['NUL', { a: ['b', 'c\0'] }, ['body/a/1: must be well-formed text without control characters']],
    ['a lone surrogate', '\ud83d', ['body: must be well-formed text without control characters']],
    ['a control character', { a: 'b\u001b' }, ['body/a: must be well-formed text without control characters']],
    ['a malformed property name', { 'a\0': 1 }, ['body/…: must be well-formed text without control characters']],
    ['an infinite number', JSON.parse('{"a":1e999}'), ['body/a: must be a number within the safe integers']],
    ['a large number', { a: -1e16 }, ['body/a: must be a number within the safe integers']],
  ])('reports %s with its location', (_, value, faults) => {
    expect(findIllFormed(value, 'body')).toEqual(faults);
  });

  it('accepts text in every language, tabs and line breaks, and numbers', () => {
    expect(findIllFormed({ a: 'Grüße\t\r\n⛰️ 你好 עברית', b: [0.1, -3, null, true, undefined] }, 'body')).toEqual([]);
  });

  it('accepts the maximum nesting depth of a body, and nothing deeper', () => {
    const createNested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(findIllFormed(createNested(60), 'body')).toEqual([]);
    expect(findIllFormed(createNested(100_000), 'body')).toEqual([expect.stringMatching(/is nested too deeply$/)]);
  });
});
