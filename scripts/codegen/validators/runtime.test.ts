import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { equal, isColor, isDate, isDateTime, isEmail } from './validator-runtime.ts';

describe('isDate', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['26-11-21', false],
    ['2026-11-21T00:00:00Z', false],
  ])('validates %j', (value, good) => expect(isDate(value)).toBe(good));
});

describe('isDateTime', () => {
  it.each([
    ['2026-11-21T08:30:00Z', true],
    ['2026-11-21t08:30:00.125+01:00', true],
    ['2026-11-21T08:30:00', false],
    ['2026-11-21T24:00:00Z', false],
    ['2026-02-30T08:30:00Z', false],
    ['2026-11-21', false],
  ])('validates %j', (value, good) => expect(isDateTime(value)).toBe(good));
});

describe('isColor', () => {
  it.each([
    ['#fa0', true],
    ['#ffaa0080', true],
    ['#fa', false],
    ['rgb(255, 170, 0)', true],
    ['rgba(255 170 0 / 50%)', true],
    ['hsl(120deg 50% 50%)', true],
    ['hsl(0.5turn, 50%, 50% / 1)', true],
    ['hsl(deg 50% 50%)', false],
    ['rgb(1 2 3', false],
    ['rgb(1deg 2deg 3)', false],
    ['rgb()', false],
    ['rgb(var(--a))', false],
    ['surface-inverse', true],
    ['--brand', true],
    ['red;background:url(x)', false],
  ])('validates %j', (value, good) => expect(isColor(value)).toBe(good));

  it('rejects a long invalid text as fast as a short one', () => {
    for (const [start, part, end] of [
      ['rgb(', '1', 'x'],
      ['hsl(', '1 ', 'deg'],
      ['', 'a-', ''],
      ['#', 'f', ''],
    ] as const)
      expect(isColor(start + part.repeat(200_000) + end)).toBe(false);
  });
});

describe('isEmail', () => {
  it.each([
    ['robin@example.com', true],
    ["o'vale+news@mail.example.co.uk", true],
    ['a@b..c', false],
    ['a@b', false],
    ['.a@example.com', false],
    [' robin@example.com', false],
    [`a@${'b'.repeat(64)}.example`, false],
  ])('validates %j', (value, good) => expect(isEmail(value)).toBe(good));

  it('rejects a long invalid text as fast as a short one', () => {
    const start = performance.now();
    expect(isEmail(`${'a'.repeat(50_000)}@${'b-'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('equal', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1], { 0: 1 }, false],
    [null, {}, false],
    ['1', 1, false],
  ])('compares %j with %j', (a, b, same) => expect(equal(a, b)).toBe(same));
});

it('the validator runtime lets bundlers remove unused validators', async () => {
  const path = fileURLToPath(new URL('../../../generated/content/validators-first.js', import.meta.url));
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `import { validateBlockFirst } from ${JSON.stringify(path)}; export const one = 1;` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  expect(output[0].code.length).toBeLessThan(2000);
});
