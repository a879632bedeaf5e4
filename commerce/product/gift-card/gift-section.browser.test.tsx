import axe from 'axe-core';
import { createRef, Suspense, useLayoutEffect, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { giftCardsMessages } from '#generated/messages/gift-cards/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../../site/formatters.ts';
import { GiftCardFields } from './gift-card-fields.tsx';
import { GiftSection } from './gift-section.tsx';
import type { GiftCardHandle } from './gift-choice.ts';

const other = page.getByRole('textbox', { name: 'Other amount' });
const to = page.getByRole('textbox', { name: 'Recipient’s name' });

const props = {
  giftCard: { amount: { min: 10, max: 500, suggested: [25, 50] } },
  formatters: createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
};

/**
 * Renders the fields on the server.
 * @returns the function that hydrates them
 */
function showServerHtml() {
  const handle = createRef<GiftCardHandle>();
  const getMessages = () => bindMessages(giftCardsMessages, 'en-US');
  function Page(): ReactElement {
    const [, learn] = useState(false);
    // The page's stock arrives while the code of the fields is loading.
    // oxlint-disable-next-line react/set-state-in-effect -- the update is what is tested
    useLayoutEffect(() => learn(true), []);
    return <GiftSection {...props} handle={handle} messages={getMessages()} />;
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Suspense>
      <GiftCardFields {...props} ref={handle} messages={getMessages()} />
    </Suspense>,
  );
  document.body.append(place);
  return { place, handle, hydrate: () => hydrateRoot(place, <Page />) };
}

describe('GiftSection', () => {
  afterEach(() => document.body.replaceChildren());

  it('keeps text that was typed before hydration', async () => {
    const { place, handle, hydrate } = showServerHtml();
    await other.fill('37,50');
    await to.fill('Kim');
    await page.getByRole('textbox', { name: 'Recipient’s email' }).fill('kim@example.com');
    const root = hydrate();
    await expect
      .poll(() => handle.current?.read())
      .toEqual({
        giftCardAmount: 37.5,
        giftOption: { to: 'Kim', email: 'kim@example.com', message: '' },
      });
    expect((await axe.run(place, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).violations).toEqual([]);
    root.unmount();
  });

  it('shows errors and focuses the first', async () => {
    const { handle, hydrate } = showServerHtml();
    const root = hydrate();
    await expect.poll(() => handle.current?.read()).toBeNull();
    await expect.element(page.getByText('Choose an amount.')).toBeVisible();
    await page.getByRole('radio', { name: 'Other amount' }).click();
    await other.fill('5');
    expect(handle.current?.read()).toBeNull();
    await expect.element(other).toHaveFocus();
    await expect.element(other).toHaveAccessibleDescription(/^Enter an amount from \$10.00 to \$500.00./);
    await page.getByRole('radio', { name: '$25.00' }).click();
    await page.getByLabelText(/^Your message/).fill('Hi');
    expect(handle.current?.read()).toBeNull();
    await expect.element(to).toHaveFocus();
    root.unmount();
  });
});
