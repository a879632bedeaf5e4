import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Stack } from './stack.tsx';

describe('Stack', () => {
  it('uses a step of the scale as its gap', () => {
    const [stack] = parseElements(renderToStaticMarkup(<Stack row gap={6} justify="between" />));
    expect(stack?.attributes).toMatchObject({ 'data-gap': '6', 'data-row': 'true', 'data-justify': 'between' });
  });
});
