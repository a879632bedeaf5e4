import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { createTestContext } from '../session/testing/shop-service.ts';
import { BrandLink } from './brand-link.tsx';

it("BrandLink links the header's brand to the home page and tracks clicks", () => {
  const { site } = createTestContext(new Request('http://tarnfell.localhost/de-de'));
  const html = renderToStaticMarkup(<BrandLink site={site} />);
  expect(findByRole(html, 'link', 'Tarnfell').map(({ attributes }) => attributes.href)).toEqual(['/de-de']);
  expect(findEvents(html)).toEqual([{ name: 'logo-click' }]);
});
