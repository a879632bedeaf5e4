import { describe, expect, it } from 'vitest';
import { hosted, typical, youtube } from './video-player.fixtures.ts';
import { selectPlayer, parseYoutubeId } from './pick-player.ts';

const settings = {
  video: { hostedPlayer: true, hostedPlayerAddress: 'https://player.example/embed', youtubeAddress: 'https://www.youtube-nocookie.com' },
};
const off = { video: { ...settings.video, hostedPlayer: false } };
const getFrame = (film: Parameters<typeof selectPlayer>[0], of = settings): URL | undefined => {
  const player = selectPlayer(film, of);
  return player && player.kind !== 'native' ? new URL(player.frame('https://shop.example')) : undefined;
};

describe('selectPlayer with a YouTube link', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF12_-3',
    'https://youtube.com/watch?list=PL1&v=abcDEF12_-3&t=4s',
    'https://m.youtube.com/watch?v=abcDEF12_-3#x',
    'http://youtu.be/abcDEF12_-3?si=x',
    'https://www.youtube.com/embed/abcDEF12_-3',
    'https://www.youtube-nocookie.com/embed/abcDEF12_-3?rel=0',
    'https://youtube.com/shorts/abcDEF12_-3',
    'https://www.youtube.com/live/abcDEF12_-3',
  ])('is known in the form %s', (url) => {
    expect(parseYoutubeId(url)).toBe('abcDEF12_-3');
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=abcDEF12_-3',
    'https://example.com/?u=https://youtu.be/abcDEF12_-3',
    'https://youtu.be/abcDEF12_-3x',
    '/media/tarnfell/video/upload/v1/films/youtu.be/abcDEF12_-3.mp4',
    undefined,
  ])('is not %s', (url) => {
    expect(parseYoutubeId(url)).toBeUndefined();
  });

  it('uses the privacy-enhanced host, with the page’s origin and the playback options', () => {
    const frame = getFrame({ ...youtube, playerSettings: { loop: true, muted: true, hideControls: true } });
    expect(frame?.origin + (frame?.pathname ?? '')).toBe('https://www.youtube-nocookie.com/embed/abcDEF12_-3');
    expect(Object.fromEntries(frame?.searchParams ?? [])).toMatchObject({
      enablejsapi: '1',
      origin: 'https://shop.example',
      controls: '0',
      loop: '1',
      playlist: 'abcDEF12_-3',
      mute: '1',
    });
  });
});

describe('selectPlayer with the hosted player', () => {
  it('plays long videos of the media service when the site enables it', () => {
    expect(Object.fromEntries(getFrame(hosted)?.searchParams ?? [])).toMatchObject({ cloud_name: 'tarnfell', public_id: 'films/shell' });
  });

  it.each([
    ['the flag is off', hosted, off],
    ['the film has 30 seconds', { ...hosted, duration: 30 }, settings],
    ['its duration is not known', { ...hosted, duration: undefined }, settings],
    ['there is no asset', { ...typical, duration: 90 }, settings],
  ])('leaves the film to the browser where %s', (_case, film, of) => {
    expect(selectPlayer(film, of)?.kind).toBe('native');
  });

  it('is not used for a YouTube video, and there is no player without a video', () => {
    expect(selectPlayer({ ...hosted, url: youtube.url }, settings)?.kind).toBe('youtube');
    expect(selectPlayer({}, settings)).toBeUndefined();
  });

  it('leaves a short video of the media service to the browser as a file', () => {
    expect(selectPlayer(hosted, off)).toEqual({ kind: 'native', src: '/media/tarnfell/video/upload/v1/films/shell.mp4' });
  });
});
