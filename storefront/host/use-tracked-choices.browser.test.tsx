import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inertHost } from '#engine/render/inert-host.ts';
import type { ShownChoice } from '../canvas/get-shown-choices.ts';
import { HostContext } from '../canvas/host-context.ts';
import { consentCookie, consentEvent, formatConsent, type Purpose } from '../request/consent.ts';
import { useTrackedChoices } from './use-tracked-choices.ts';

const track = vi.fn();
const host = { ...inertHost, track };

function Page({ choices }: { readonly choices: readonly ShownChoice[] }): null {
  useTrackedChoices(choices);
  return null;
}

const renderShown = (...choices: readonly ShownChoice[]) => (
  <MemoryRouter>
    <HostContext value={host}>
      <Page choices={choices} />
    </HostContext>
  </MemoryRouter>
);

function allow(allowed: readonly Purpose[]): void {
  document.cookie = `${consentCookie}=${formatConsent(allowed)}; path=/`;
  window.dispatchEvent(new Event(consentEvent));
}

beforeEach(() => {
  track.mockClear();
  allow(['analytics']);
});
afterEach(cleanup);

it('useTrackedChoices tracks the variant of an experience once per page, and again when it changes', () => {
  const { rerender } = render(renderShown({ id: 'hero', chosen: 'A', event: 'home-hero' }));
  rerender(renderShown({ id: 'hero', chosen: 'A', event: 'home-hero' }, { id: 'row', chosen: 'baseline' }));
  rerender(renderShown({ id: 'hero', chosen: 'B' }));
  const getEvent = (experienceId: string, variant: string, more = {}) => [
    { name: 'experience-impression', data: { experienceId, variant, ...more } },
  ];
  expect(track.mock.calls).toEqual([
    getEvent('hero', 'A', { trackingEvent: 'home-hero' }),
    getEvent('row', 'baseline'),
    getEvent('hero', 'B'),
  ]);
});

it('useTrackedChoices tracks the current variant after consent, and not again after the next consent', () => {
  allow([]);
  render(renderShown({ id: 'hero', chosen: 'A' }));
  expect(track).not.toHaveBeenCalled();
  allow(['analytics']);
  allow(['analytics', 'marketing']);
  expect(track.mock.calls).toEqual([[{ name: 'experience-impression', data: { experienceId: 'hero', variant: 'A' } }]]);
});
