import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storesMessages } from '#generated/messages/stores/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { StoreMap } from './store-map.tsx';

const stores = [
  { id: 'TF-DEN-01', name: 'Denver Union', latitude: 39.7527, longitude: -105.0003 },
  { id: 'TF-BLD-01', name: 'Boulder Pearl', latitude: 40.018, longitude: -105.279 },
];
const getViewBox = () => document.querySelector('svg[viewBox^="0"], svg:not([data-icon])')?.getAttribute('viewBox');

afterEach(cleanup);

describe('StoreMap', () => {
  it('links each store to its entry in the list, with the same number', async () => {
    render(<StoreMap stores={stores} first={11} languageTag="en-US" messages={bindMessages(storesMessages, 'en-US')} />);
    await expect.element(page.getByRole('link', { name: '11. Denver Union' })).toHaveAttribute('href', '#store-TF-DEN-01');
    await expect.element(page.getByRole('link', { name: '12. Boulder Pearl' })).toBeInTheDocument();
    await expect.element(page.getByText('5 mi')).toBeInTheDocument();
  });

  it('zooms by keyboard to the focused store', async () => {
    render(<StoreMap stores={stores} first={1} languageTag="de-DE" messages={bindMessages(storesMessages, 'en-US')} />);
    await expect.element(page.getByText('10 km')).toBeInTheDocument();
    const whole = getViewBox();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: '1. Denver Union' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    expect(getViewBox()).not.toBe(whole);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(getViewBox()).toBe(whole);
    await expect.element(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  });
});
