import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormErrors } from './form-errors.styles.ts';

afterEach(cleanup);

it('FormErrors aligns its bullets with the first line of an error', () => {
  render(
    <FormErrors style={{ inlineSize: '12rem' }}>
      <ul>
        <li>
          <span data-testid="bullet" style={{ display: 'inline-block', inlineSize: 0 }}>
            •
          </span>
          <a href="#date">Date of birth: Date should match MM/DD/YYYY and be a valid date.</a>
        </li>
      </ul>
    </FormErrors>,
  );
  const bullet = screen.getByTestId('bullet').getBoundingClientRect();
  const link = screen.getByRole('link').getBoundingClientRect();
  expect(link.height).toBeGreaterThan(2 * bullet.height);
  expect(Math.abs(bullet.top - link.top)).toBeLessThan(6);
});
