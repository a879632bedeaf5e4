import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccountScreen } from './account-screen.tsx';

const labels = ['Overview', 'Profile', 'Password', 'Sign-in and security', 'Addresses', 'Letters and messages', 'Interests', 'Your data'];

afterEach(cleanup);

it.each([320, 390])('AccountScreen shows every tab of the account area at %i px without horizontal scrolling', async (width) => {
  await page.viewport(width, 800);
  const links = labels.map((label, index) => ({ href: `/${index}`, label, isCurrent: index === 0 }));
  const area = { label: 'Account', links, signOut: { id: 'sign-out', fields: [], submit: 'Sign out' } };
  render(<AccountScreen page={{ title: 'Hello', notices: [], sections: [], area }} />);
  for (const label of labels) {
    const { left, right } = page.getByRole('link', { name: label }).element().getBoundingClientRect();
    expect([left >= 0, right <= width], label).toEqual([true, true]);
  }
  const list = page.getByRole('list').element();
  expect(list.scrollWidth).toBe(list.clientWidth);
});
