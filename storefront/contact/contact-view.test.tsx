import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactView } from './contact-view.tsx';

it('ContactView shows no form on an error page', () => {
  const head = { title: 'Not found', noIndex: true, ogType: 'website' } as const;
  expect(renderToStaticMarkup(<ContactView page={{ status: 404, head }} />)).toBe('');
});
