import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Icon } from './icon.tsx';

afterEach(cleanup);

it.each([
  ['ltr', 'none'],
  ['rtl', '-1 1'],
])('points back and on as text runs: %s', (dir, scale) => {
  const { container } = render(
    <div dir={dir}>
      <Icon name="arrow-left" />
      <Icon name="chevron-right" />
      <Icon name="chevron-down" />
    </div>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).scale)).toEqual([scale, scale, 'none']);
});
