import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { globalStyles } from '../tokens/global-styles.ts';
import { Icon } from './icon.tsx';

afterEach(cleanup);

it.each([
  ['ltr', '1'],
  ['rtl', '-1 1'],
])('Icon points backward and forward in the text direction: %s', (dir, scale) => {
  const { container } = render(
    <div dir={dir}>
      <style>{globalStyles}</style>
      <Icon name="arrow-left" />
      <Icon name="chevron-right" />
      <Icon name="chevron-down" />
    </div>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).scale)).toEqual([scale, scale, 'none']);
});
