import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { StepButton } from './step-button.tsx';

it('StepButton is disabled before hydration, because the browser would send the form with its values in the URL', () => {
  const [button] = byRole(renderToStaticMarkup(<StepButton busy={false}>Continue</StepButton>), 'button', 'Continue');
  expect(button?.attributes).toHaveProperty('disabled');
});
