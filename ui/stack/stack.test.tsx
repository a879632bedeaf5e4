import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stack } from './stack.tsx';

describe('Stack', () => {
  it('takes a step of the scale as its gap', () => {
    expect(renderToStaticMarkup(<Stack row gap={6} justify="between" />)).toMatch(/data-gap="6" data-row="true" data-justify="between"/);
  });
});
