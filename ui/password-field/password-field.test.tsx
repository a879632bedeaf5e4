import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { PasswordField } from './password-field.tsx';

it("PasswordField is a plain password input without the button in the server's HTML", () => {
  const html = renderToStaticMarkup(<PasswordField id="pw" name="pw" label="Password" revealLabel="Show password" error="Too short" />);
  const input = parseElements(html).find(({ tag }) => tag === 'input');
  expect(input?.attributes).toMatchObject({
    id: 'pw',
    name: 'pw',
    type: 'password',
    'aria-invalid': 'true',
    'aria-describedby': 'pw-error',
  });
  expect(findByRole(html, 'button', 'Show password')).toEqual([]);
});
