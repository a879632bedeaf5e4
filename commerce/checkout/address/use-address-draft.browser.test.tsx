import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { validationMessages } from '#generated/messages/validation/en.ts';
import { sampleCountries } from '../checkout.fixtures.ts';
import { createDraftStore } from './draft-store.ts';
import { useAddressDraft } from './use-address-draft.ts';

const cartId = 'cart-1';

function NameForm(): ReactElement {
  const draft = useAddressDraft({
    purpose: 'digital',
    cartId,
    initial: { country: 'US', recipientFirstName: '', recipientLastName: '' },
    countries: sampleCountries,
    messages: validationMessages,
    languageTag: 'en-US',
  });
  const createField = (name: 'recipientFirstName' | 'recipientLastName') => ({ ...draft.bind(name), defaultValue: draft.initial(name) });
  return (
    <form>
      <input aria-label="First name" {...createField('recipientFirstName')} />
      <input aria-label="Last name" {...createField('recipientLastName')} />
    </form>
  );
}

describe('useAddressDraft', () => {
  let place: HTMLElement;
  let root: Root;
  beforeEach(() => {
    sessionStorage.clear();
    place = document.createElement('div');
    place.innerHTML =
      '<form><input aria-label="First name" name="recipientFirstName" value=""><input aria-label="Last name" name="recipientLastName" value=""></form>';
    document.body.append(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  it('keeps text that was typed before hydration over a stored draft', async () => {
    createDraftStore(() => sessionStorage, 'digital', cartId).write({
      country: 'US',
      recipientFirstName: 'Ola',
      recipientLastName: 'Vale',
    });
    await page.getByRole('textbox', { name: 'First name' }).fill('Kim');
    root = hydrateRoot(place, <NameForm />);
    await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Vale');
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Kim');
    expect(createDraftStore(() => sessionStorage, 'digital', cartId).read()).toMatchObject({
      recipientFirstName: 'Kim',
      recipientLastName: 'Vale',
    });
  });
});
