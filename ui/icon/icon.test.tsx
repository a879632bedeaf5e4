import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

describe('Icon', () => {
  it.each(Object.keys(iconPaths) as IconName[])('draws %s, hidden from assistive technology', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />);
    expect(findByTag(html, 'svg')[0]?.attributes['aria-hidden']).toBe('true');
    expect(findByTag(html, 'path').map(({ attributes }) => attributes.d)).toContain(iconPaths[name]);
    expect(iconPaths[name]).toMatch(/^m[\d\sa-z.,-]+$/i);
  });
});
