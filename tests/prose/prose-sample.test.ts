import { describe, expect, it } from 'vitest';
import { readFunctionNames, readTestNames } from './read-names.ts';
import { readSentences } from './read-sentences.ts';
import { takeSample } from './take-sample.ts';

describe('readFunctionNames', () => {
  it('reads declarations and arrow functions at any depth', () => {
    const source = 'export function a() { const b = () => 1; return b; }\nexport const c = async () => a();\nconst d = 1;\n';
    expect(readFunctionNames('x.ts', source)).toEqual(['a', 'b', 'c']);
  });
});

describe('readTestNames', () => {
  it('joins the title of a test with those of its groups', () => {
    const source = `describe('addItem', () => { it('merges quantities', () => {}); it.each([1])('adds %s', () => { test.db.selectFrom('outbox'); }); });\ntest(\`a \${b}\`, () => {});`;
    expect(readTestNames('x.test.ts', source)).toEqual(['addItem › merges quantities', 'addItem › adds %s', 'a …']);
  });
});

describe('readSentences', () => {
  it('reads paragraphs, list items and cells without headings and code', () => {
    const markdown =
      '# A heading of four words\n\nThe cart is locked first. It is\nread after that.\n\n- Each item is one row.\n\n```ts\nconst a = 1 + 2;\n```\n\n| name | This cell has a sentence. |\n';
    expect(readSentences(markdown)).toEqual([
      'The cart is locked first.',
      'It is read after that.',
      'Each item is one row.',
      'This cell has a sentence.',
    ]);
  });
});

describe('takeSample', () => {
  it('picks the same items for the same seed and others for another', () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    expect(takeSample(items, 10, 1)).toEqual(takeSample(items, 10, 1));
    expect(takeSample(items, 10, 1)).not.toEqual(takeSample(items, 10, 2));
  });
});
