import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { PasswordField } from './password-field.tsx';

it("is a plain password input without the button in the server's HTML", () => {
  const html = renderToStaticMarkup(<PasswordField id="pw" name="pw" label="Password" revealLabel="Show password" error="Too short" />);
  const input = elementsIn(html).find(({ tag }) => tag === 'input');
  expect(input?.attributes).toMatchObject({
    id: 'pw',
    name: 'pw',
    type: 'password',
    'aria-invalid': 'true',
    'aria-describedby': 'pw-error',
  });
  expect(byRole(html, 'button', 'Show password')).toEqual([]);
});
