import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { typical } from './hero.fixtures.ts';

const withFilm = { ...typical, video: { url: '/media/tarnfell/video/upload/v1/films/ridge' } };

/** A video element that plays without a file, and a visitor with or without reduced motion. */
function stubVideo(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: reduced,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  } as unknown as MediaQueryList);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  return { play, pause };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('hero with a video', () => {
  it('plays by itself and can be paused and played', async () => {
    const { play, pause } = stubVideo(false);
    render(<BlockStory content={withFilm} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause video' }));
    expect(pause).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Play video' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('waits for a visitor with reduced motion', async () => {
    const { play } = stubVideo(true);
    render(<BlockStory content={withFilm} />);
    const button = await screen.findByRole('button', { name: 'Play video' });
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Pause video' })).toBe(button);
  });

  it('waits for a visitor who saves data', async () => {
    const { play } = stubVideo(false);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    render(<BlockStory content={withFilm} />);
    await expect.element(page.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
    expect(play).not.toHaveBeenCalled();
  });

  it('keeps the image when the video cannot play, and logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubVideo(false).play.mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    render(<BlockStory content={withFilm} />);
    await waitFor(() => expect(warn.mock.calls[0]?.[0]).toContain('[cairn] [film]'));
    expect(screen.getByRole('heading', { name: 'Go further before breakfast' })).not.toBeNull();
  });
});
