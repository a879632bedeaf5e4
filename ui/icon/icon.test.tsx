import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

describe('Icon', () => {
  it.each(Object.keys(iconPaths) as IconName[])('draws %s, hidden from assistive technology', (name) => {
    const html = renderToStaticMarkup(<Icon name={name} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain(`d="${iconPaths[name]}"`);
    expect(iconPaths[name]).toMatch(/^m[\d\sa-z.,-]+$/i);
  });
});
