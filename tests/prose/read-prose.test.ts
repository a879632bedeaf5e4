import { describe, expect, it } from 'vitest';
import { readProse } from './read-prose.ts';

describe('readProse', () => {
  it('reads block comments on one line, with the line they start on', () => {
    const source = 'const a = 1;\n/**\n * Time-out in milliseconds.\n * Zero waits forever.\n */\nconst b = 2;\n';
    expect(readProse('a.ts', source)).toEqual([{ kind: 'comment', line: 2, text: 'Time-out in milliseconds. Zero waits forever.' }]);
  });

  it('joins adjacent line comments', () => {
    const source = '// The cart is locked here,\n// because two tabs may change it.\nconst a = 1; // cents\n';
    expect(readProse('a.ts', source).map(({ text }) => text)).toEqual([
      'The cart is locked here, because two tabs may change it.',
      'cents',
    ]);
  });

  it('ignores directives, and comment marks inside strings', () => {
    expect(readProse('a.ts', `// oxlint-disable-next-line no-console\nconst a = 'https://cairn.example/ /* text */';\n`)).toEqual([]);
  });

  it('reads the titles of tests and groups in test files only', () => {
    const source = `describe('addItem', () => {\n  it.each([1, 2])('adds %s items', () => {});\n  test("it's done", () => {});\n});\n`;
    expect(readProse('a.test.ts', source)).toEqual([
      { kind: 'title', line: 1, text: 'addItem' },
      { kind: 'title', line: 2, text: 'adds %s items' },
      { kind: 'title', line: 3, text: "it's done" },
    ]);
    expect(readProse('a.ts', source)).toEqual([]);
  });
});
