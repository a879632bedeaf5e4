import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HostProvider } from '#engine/host-context.tsx';
import { inertHost } from '#engine/render/inert-host.ts';
import type { PromoBar } from '#generated/content/types.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { setMotionPaused } from '#ui/motion/use-motion.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { promoBarMessages } from '#generated/messages/blocks/promo-bar/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { typical } from './promo-bar.fixtures.ts';
import PromoBarBlock from './promo-bar.tsx';

const messages = bindMessages(promoBarMessages, 'en-US');
const env = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' } as const;
const texts = ['Free delivery', 'Winter is here', 'Members first'];
const flags = new Map<string, string>();
const store = { get: (name: string) => flags.get(name), set: (name: string, value: string) => void flags.set(name, value) };

const track = vi.fn();

const renderBar = (content: PromoBar, slides = texts, maxMessages = 8) => (
  <HostProvider host={{ ...inertHost, flags: store, track }}>
    <PromoBarBlock
      id={content.id}
      domId={content.id}
      settings={{ promoBar: { maxMessages } }}
      content={content}
      slots={{
        messages: slides.map((text) => (
          <a key={text} href="#x">
            {text}
          </a>
        )),
      }}
      messages={messages}
      env={env}
    />
  </HostProvider>
);
const createStory = (content: Partial<PromoBar>): PromoBar => ({ ...typical, ...content });
const getButton = (name: string) => page.getByRole('button', { name });
const getShownText = () => document.querySelector('[data-current] > a')?.textContent;

/** The tests' browser asks for reduced motion; this stub does not. */
function allowMotion(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'not all' : query));
}

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  setMotionPaused(false);
  flags.clear();
  document.documentElement.style.removeProperty('--promo-bar-height');
  document.querySelector('style[data-brand]')?.remove();
});

describe('promo-bar', () => {
  it('moves forward and back by keyboard, wraps around, and hides the other messages from all users', async () => {
    render(renderBar(typical));
    expect(getShownText()).toBe('Free delivery');
    (getButton('Previous announcement').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(getShownText()).toBe('Members first');
    await vi.waitUntil(() => page.getByRole('link').elements().length === 1);
    (getButton('Next announcement').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(getShownText()).toBe('Free delivery');
  });

  it('rotates by the editor’s seconds, and stops on the pause button and on focus', async () => {
    allowMotion();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(renderBar(typical));
    await expect.element(getButton('Pause announcements')).toBeVisible();
    vi.advanceTimersByTime(6000);
    await vi.waitUntil(() => getShownText() === 'Winter is here');
    await getButton('Pause announcements').click();
    await expect.element(getButton('Play announcements')).toBeVisible();
    vi.advanceTimersByTime(30_000);
    expect(getShownText()).toBe('Winter is here');
    await getButton('Play announcements').click();
    await expect.element(getButton('Pause announcements')).toBeVisible();
    document.querySelector<HTMLElement>('[data-current] > a')?.focus();
    await expect.element(getButton('Play announcements')).toBeVisible();
  });

  it('does not rotate with reduced motion until it is started', async () => {
    render(renderBar(typical));
    await expect.element(getButton('Play announcements')).toBeVisible();
    await getButton('Play announcements').click();
    await expect.element(getButton('Pause announcements')).toBeVisible();
  });

  it('closes for good, tracks it, and releases its height', async () => {
    render(renderBar(typical));
    await vi.waitUntil(() => getComputedStyle(document.documentElement).getPropertyValue('--promo-bar-height') !== '');
    (getButton('Close announcements').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(flags.get('promoBarClosed')).toBe('true');
    expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'promo-bar-close', blockId: typical.id });
    expect(page.getByRole('region').elements()).toHaveLength(0);
    expect(document.documentElement.style.getPropertyValue('--promo-bar-height')).toBe('0px');
  });

  it('shows no more messages than the site allows', async () => {
    const { container } = render(renderBar(typical, texts, 2));
    await expect.element(page.getByText('Free delivery')).toBeInTheDocument();
    expect(container.textContent).toContain('Winter is here');
    expect(container.textContent).not.toContain('Members first');
  });

  it('shows a message at every width in each rotation step', async () => {
    const [first] = typical.messages;
    render(
      <BlockStory
        content={createStory({ messages: [{ ...first, type: 'promo-message', id: 'all', hideOnBreakpoint: ['sm', 'md', 'lg'] }] })}
      />,
    );
    await expect.element(page.getByText('Free delivery over 75, free returns for 60 days.')).toBeVisible();
  });

  it('has black dots on a bar of low contrast, and white ones while a message of high contrast is shown', async () => {
    const texts = [undefined, false].map((lowContrast, at) => ({
      type: 'promo-message',
      id: `dots-${at}`,
      text: `Dots ${at}`,
      lowContrast,
    }));
    const { container } = render(<BlockStory content={createStory({ lowContrast: true, messages: texts })} />);
    await expect.element(page.getByText('Dots 0')).toBeVisible();
    const getColor = () => getComputedStyle(container.querySelector('[aria-hidden] > span') ?? container).backgroundColor;
    expect(getColor()).toBe('rgb(0, 0, 0)');
    await getButton('Next announcement').click();
    await expect.element(page.getByText('Dots 1')).toBeVisible();
    expect(getColor()).toBe('rgb(255, 255, 255)');
  });

  it('follows each link of a message that is clickable as a whole', async () => {
    const links = [
      { text: 'Women', url: '#women' },
      { text: 'Men', url: '#men' },
    ];
    render(
      <BlockStory
        content={createStory({ messages: [{ type: 'promo-message', id: 'two', text: 'New', clickable: true, targets: links }] })}
      />,
    );
    const getHit = (element: Element): string | null | undefined => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')?.textContent;
    };
    await expect.element(page.getByRole('link', { name: 'Women' })).toBeVisible();
    expect([page.getByText('New'), page.getByRole('link', { name: 'Men', exact: true })].map((one) => getHit(one.element()))).toEqual([
      'Women',
      'Men',
    ]);
  });

  it('stays hidden after it was closed', async () => {
    flags.set('promoBarClosed', 'true');
    const { container } = render(renderBar(typical));
    await vi.waitUntil(() => container.textContent === '');
  });

  it('needs no controls for one message that cannot be closed', () => {
    render(renderBar({ ...typical, closable: false }, ['Free delivery']));
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});
