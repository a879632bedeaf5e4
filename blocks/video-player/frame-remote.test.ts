import { describe, expect, it, vi } from 'vitest';
import { createFrameRemote, playerLanguages } from './frame-remote.ts';

function createFramedPlayer(kind: keyof typeof playerLanguages) {
  const send = vi.fn<(message: unknown) => void>();
  const onStart = vi.fn<() => void>();
  return { send, onStart, remote: createFrameRemote(playerLanguages[kind], { send, onStart }) };
}
const createYoutubeMessage = (playerState: number, event = 'infoDelivery'): string => JSON.stringify({ event, info: { playerState } });
const pauseVideo = expect.stringContaining('"func":"pauseVideo"');

describe('createFrameRemote', () => {
  it('asks a YouTube player for its state in YouTube’s protocol, and pauses it by its command', () => {
    const { send, onStart, remote } = createFramedPlayer('youtube');
    remote.listen();
    expect(send.mock.calls.map(([message]) => JSON.parse(String(message)) as unknown)).toEqual([
      { event: 'listening', id: 1, channel: 'widget' },
      { event: 'command', func: 'addEventListener', args: ['onStateChange'], id: 1, channel: 'widget' },
    ]);
    remote.handleMessage(createYoutubeMessage(-1, 'initialDelivery'));
    remote.handleMessage(JSON.stringify({ event: 'onStateChange', info: 1 }));
    remote.handleMessage(createYoutubeMessage(1));
    expect(onStart).toHaveBeenCalledTimes(1);
    remote.pause();
    expect(send).toHaveBeenLastCalledWith(pauseVideo);
    remote.handleMessage(createYoutubeMessage(2));
    remote.handleMessage(createYoutubeMessage(1));
    expect(onStart).toHaveBeenCalledTimes(2);
  });

  it('uses the media service’s own protocol for its player', () => {
    const { send, onStart, remote } = createFramedPlayer('hosted');
    remote.listen();
    remote.handleMessage({ type: 'cairn:player-state', isPlaying: true });
    remote.pause();
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(send.mock.calls).toEqual([[{ type: 'cairn:player-listen' }], [{ type: 'cairn:player-pause' }]]);
  });

  it('pauses a player that was paused while loading as soon as it starts', () => {
    const { send, onStart, remote } = createFramedPlayer('youtube');
    remote.pause();
    expect(send).not.toHaveBeenCalled();
    remote.listen();
    remote.handleMessage(createYoutubeMessage(1));
    expect(send).toHaveBeenLastCalledWith(pauseVideo);
    remote.handleMessage(createYoutubeMessage(2));
    expect(onStart).not.toHaveBeenCalled();
    remote.handleMessage(createYoutubeMessage(1));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it.each([
    undefined,
    null,
    'not JSON',
    '{"event":"infoDelivery"}',
    '{"event":"onStateChange","info":{}}',
    { type: 'cairn:player-state' },
    7,
  ])('is not moved by %j', (message) => {
    for (const kind of ['youtube', 'hosted'] as const) {
      const { send, onStart, remote } = createFramedPlayer(kind);
      remote.handleMessage(message);
      expect([send.mock.calls, onStart.mock.calls]).toEqual([[], []]);
    }
  });
});
