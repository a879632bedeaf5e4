import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setMotionPaused } from '#ui/motion/use-motion.ts';
import { BlockStory } from '#blocks/parts/stories/story.tsx';
import { hosted, minimal, youtube } from './video-player.fixtures.ts';

const settings = { video: { youtubeAddress: `${window.location.origin}/youtube` } };

/** A visitor with or without reduced motion, and videos that play without a file. */
function stubVideos(wantsMotion: boolean) {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real(wantsMotion ? 'not all' : 'all') : real(query),
  );
  return vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
}

afterEach(() => {
  cleanup();
  setMotionPaused(false);
  vi.restoreAllMocks();
});

describe('video-player', () => {
  it('loads another company’s player on the click, and moves the focus into it', async () => {
    const track = vi.fn();
    render(<BlockStory content={youtube} settings={settings} host={{ track }} />);
    await expect.element(page.getByRole('button', { name: `Play: ${youtube.description}` })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await page.getByRole('button', { name: `Play: ${youtube.description}` }).click();
    await vi.waitUntil(() => document.querySelector('iframe') !== null);
    const frame = document.querySelector('iframe');
    expect(frame?.src).toContain('/youtube/embed/abcDEF12_-3?enablejsapi=1');
    expect(frame?.title).toBe(youtube.description);
    expect(document.activeElement).toBe(frame);
    expect(track).toHaveBeenCalledWith({ name: 'video-play', blockId: youtube.id, data: { player: 'youtube' } });
  });

  it('plays by itself in view, muted', async () => {
    const play = stubVideos(true);
    render(<BlockStory content={{ ...minimal, playerSettings: { autoplay: true } } as typeof minimal} />);
    await vi.waitUntil(() => play.mock.calls.length === 1);
    expect(document.querySelector('video')?.muted).toBe(true);
  });

  it('waits with reduced motion, and starts with its only button', async () => {
    const play = stubVideos(false);
    const track = vi.fn();
    const content = { ...minimal, playerSettings: { autoplay: true, hideControls: true } } as typeof minimal;
    render(<BlockStory content={content} host={{ track }} />);
    const button = page.getByRole('button', { name: 'Play: Video' });
    await expect.element(button).toBeVisible();
    expect(play).not.toHaveBeenCalled();
    await button.click();
    await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'video-play', blockId: minimal.id, data: { player: 'native' } });
  });

  it('pauses with everything that moves on the page, and resumes with it', async () => {
    const play = stubVideos(true);
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    render(<BlockStory content={{ ...minimal, playerSettings: { autoplay: true } } as typeof minimal} />);
    await vi.waitUntil(() => play.mock.calls.length === 1);
    setMotionPaused(true);
    await vi.waitUntil(() => pause.mock.calls.length === 1);
    setMotionPaused(false);
    await vi.waitUntil(() => play.mock.calls.length === 2);
  });

  it('pauses when another video starts, and both framed and native when all motion is paused', async () => {
    stubVideos(true);
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    render(
      <>
        <BlockStory content={minimal} />
        <BlockStory content={youtube} settings={settings} />
      </>,
    );
    await vi.waitUntil(() => document.querySelector('video') !== null);
    await document.querySelector('video')?.play();
    await page.getByRole('button', { name: `Play: ${youtube.description}` }).click();
    await vi.waitUntil(() => pause.mock.calls.length === 1);
    const frame = document.querySelector('iframe');
    const player = frame?.contentWindow;
    if (!frame || !player) throw new Error('The click loaded no player.');
    const postMessage = vi.spyOn(player, 'postMessage').mockImplementation(() => undefined);
    frame.dispatchEvent(new Event('load'));
    const sendState = (playerState: number, source: Window): void => {
      const data = JSON.stringify({ event: 'infoDelivery', info: { playerState } });
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: window.location.origin }));
    };
    setMotionPaused(true);
    expect(pause).toHaveBeenCalledTimes(2);
    expect(postMessage).toHaveBeenLastCalledWith(expect.stringContaining('pauseVideo'), window.location.origin);
    sendState(2, player);
    sendState(1, window);
    expect(pause).toHaveBeenCalledTimes(2);
    sendState(1, player);
    expect(pause).toHaveBeenCalledTimes(3);
    postMessage.mockClear();
    await document.querySelector('video')?.play();
    expect(postMessage).toHaveBeenLastCalledWith(expect.stringContaining('pauseVideo'), window.location.origin);
  });

  it('shows the poster and a message for a missing video, such as a hosted one without a file', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubVideos(true);
    render(<BlockStory content={hosted} settings={{ video: { hostedPlayer: false } }} />);
    await vi.waitUntil(() => document.querySelector('video') !== null);
    document.querySelector('video')?.dispatchEvent(new Event('error'));
    await expect.element(page.getByRole('status')).toHaveTextContent('This video can’t be played right now.');
    expect([document.querySelector('video'), document.querySelectorAll('img').length]).toEqual([null, 1]);
    expect(warn.mock.calls[0]?.[0]).toContain('/media/tarnfell/video/upload/v1/films/shell.mp4');
  });

  it('logs a video that cannot play', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubVideos(true).mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    render(<BlockStory content={{ ...minimal, playerSettings: { autoplay: true } } as typeof minimal} />);
    await vi.waitUntil(() => warn.mock.calls.length === 1);
    expect(warn.mock.calls[0]?.[0]).toContain('[cairn] [video-player]');
  });
});
