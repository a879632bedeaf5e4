import type { Player } from './pick-player.ts';

/** Protocol between a framed player and the page. */
export interface PlayerLanguage {
  /** Message that asks the player to report when it plays. */
  readonly listen: readonly unknown[];
  readonly pause: unknown;
  /** Parses a message of the player; undefined for any other message. */
  readonly parsePlaying: (data: unknown) => boolean | undefined;
}

/** YouTube's player states (https://developers.google.com/youtube/iframe_api_reference#Playback_status). */
const YOUTUBE_STATES: Readonly<Record<number, boolean>> = { 0: false, 1: true, 2: false };

const createCommand = (func: string, ...args: readonly string[]): string =>
  JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });

/** The messages that YouTube's own script sends to a frame with `enablejsapi=1`; that script is not loaded. */
const youtube: PlayerLanguage = {
  listen: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), createCommand('addEventListener', 'onStateChange')],
  pause: createCommand('pauseVideo'),
  parsePlaying(data) {
    const { event, info } = parseFields(typeof data === 'string' ? parse(data) : undefined);
    const state =
      event === 'onStateChange'
        ? info
        : event === 'infoDelivery' || event === 'initialDelivery'
          ? parseFields(info).playerState
          : undefined;
    return typeof state === 'number' ? YOUTUBE_STATES[state] : undefined;
  },
};

/** The media service's player page. */
const hosted: PlayerLanguage = {
  listen: [{ type: 'cairn:player-listen' }],
  pause: { type: 'cairn:player-pause' },
  parsePlaying(data) {
    const { type, isPlaying } = parseFields(data);
    return type === 'cairn:player-state' && typeof isPlaying === 'boolean' ? isPlaying : undefined;
  },
};

export const playerLanguages: Readonly<Record<Exclude<Player['kind'], 'native'>, PlayerLanguage>> = { youtube, hosted };

interface Page {
  send(message: unknown): void;
  /** Called when the video starts or resumes. */
  onStart(): void;
}

export interface FrameRemote {
  /** Call it when the frame has loaded. */
  listen(): void;
  /** Call it with messages of this frame only. */
  handleMessage(data: unknown): void;
  pause(): void;
}

/** Controls a framed video, which starts by itself once it has loaded. One that is paused before it has started pauses when it starts. */
export function createFrameRemote({ listen, pause, parsePlaying }: PlayerLanguage, { send, onStart }: Page): FrameRemote {
  let state: 'starting' | 'held' | 'playing' | 'paused' = 'starting';
  let isLoaded = false;
  return {
    listen() {
      isLoaded = true;
      for (const message of listen) send(message);
    },
    handleMessage(data) {
      const isPlaying = parsePlaying(data);
      if (isPlaying === undefined) return;
      if (isPlaying && state === 'held') return send(pause);
      const starts = isPlaying && state !== 'playing';
      state = isPlaying ? 'playing' : 'paused';
      if (starts) onStart();
    },
    pause() {
      if (state === 'starting') state = 'held';
      // Before the frame has loaded, no window of the player's origin can receive it.
      if (isLoaded) send(pause);
    },
  };
}

function parseFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
