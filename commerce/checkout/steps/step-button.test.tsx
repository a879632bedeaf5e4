import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { StepButton } from './step-button.tsx';

it('cannot be pressed before its script is there: the browser would send the form, with all that was typed in the address', () => {
  const [button] = byRole(renderToStaticMarkup(<StepButton busy={false}>Continue</StepButton>), 'button', 'Continue');
  expect(button?.attributes).toHaveProperty('disabled');
});
