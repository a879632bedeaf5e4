import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { StepButton } from './step-button.tsx';

it('StepButton is disabled before hydration, because the browser would send the form with its values in the URL', () => {
  const [button] = findByRole(renderToStaticMarkup(<StepButton busy={false}>Continue</StepButton>), 'button', 'Continue');
  expect(button?.attributes).toHaveProperty('disabled');
});
