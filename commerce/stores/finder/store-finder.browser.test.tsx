import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storesMessages } from '#generated/messages/stores/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { parseLocatorState } from '../locator-state.ts';
import { StoreFinder } from './store-finder.tsx';

const messages = bindMessages(storesMessages, 'en-US');
const positioned = vi.fn();
const searched = vi.fn<(search: URLSearchParams) => void>();
type Locate = Geolocation['getCurrentPosition'];

function show(search = ''): void {
  render(
    <StoreFinder
      action="/en-us/store-locator"
      state={parseLocatorState(new URLSearchParams(search))}
      messages={messages}
      onPosition={positioned}
      onSearch={searched}
    />,
  );
}

function locateBy(locate: Locate) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(locate);
}

const useLocation = () => page.getByRole('button', { name: 'Use my location' });
const getStatus = () => page.getByRole('status');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  positioned.mockReset();
  searched.mockReset();
});

describe('StoreFinder', () => {
  it('requests the position only on a click and rounds it', async () => {
    const locate = locateBy((onFound) => onFound({ coords: { latitude: 39.752_734, longitude: -105.000_312 } } as GeolocationPosition));
    show();
    expect(locate).not.toHaveBeenCalled();
    await useLocation().click();
    expect(positioned).toHaveBeenCalledExactlyOnceWith({ latitude: 39.75, longitude: -105 });
  });

  it('announces that it waits, and that the position is not available', async () => {
    let fail: PositionErrorCallback | null | undefined;
    locateBy((_, onError) => {
      fail = onError;
    });
    show();
    await useLocation().click();
    await expect.element(getStatus()).toHaveTextContent(messages.locating);
    await expect.element(useLocation()).toHaveAttribute('aria-disabled', 'true');
    fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    await expect.element(getStatus()).toHaveTextContent(messages.positionDenied);
    fail?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    await expect.element(getStatus()).toHaveTextContent(messages.positionFailed);
    expect(positioned).not.toHaveBeenCalled();
  });

  it('searches by keyboard alone with the filters', async () => {
    show('open=1');
    await page.getByRole('searchbox', { name: 'City or ZIP code' }).fill('Denver');
    await page.getByRole('checkbox', { name: 'Repairs' }).click();
    await userEvent.keyboard('{Enter}');
    expect(String(searched.mock.calls[0]?.[0])).toBe('place=Denver&open=1&service=repair');
  });
});
