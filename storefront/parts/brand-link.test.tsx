import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { eventsIn } from '#tests/support/events-in.ts';
import { contextOf } from '../session/testing/shop-service.ts';
import { BrandLink } from './brand-link.tsx';

it("links the header's brand to the home page and tracks clicks", () => {
  const { site } = contextOf(new Request('http://tarnfell.localhost/de-de'));
  const html = renderToStaticMarkup(<BrandLink site={site} />);
  expect(byRole(html, 'link', 'Tarnfell').map(({ attributes }) => attributes.href)).toEqual(['/de-de']);
  expect(eventsIn(html)).toEqual([{ name: 'logo-click' }]);
});
