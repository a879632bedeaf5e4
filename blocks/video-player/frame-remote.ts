import type { Player } from './pick-player.ts';

/** How a company's player is spoken to from the page that frames it. */
export interface PlayerLanguage {
  /** Asks it to tell when it plays. */
  readonly listen: readonly unknown[];
  readonly pause: unknown;
  /** What one of its messages says; undefined where that is something else. */
  readonly saysPlaying: (data: unknown) => boolean | undefined;
}

/** Of YouTube's player states (https://developers.google.com/youtube/iframe_api_reference#Playback_status). */
const YOUTUBE_STATES: Readonly<Record<number, boolean>> = { 0: false, 1: true, 2: false };

const command = (func: string, ...args: readonly string[]): string =>
  JSON.stringify({ event: 'command', func, args, id: 1, channel: 'widget' });

/** What YouTube's own script would say to a frame with `enablejsapi=1`; that script is not loaded for it. */
const youtube: PlayerLanguage = {
  listen: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), command('addEventListener', 'onStateChange')],
  pause: command('pauseVideo'),
  saysPlaying(data) {
    const { event, info } = fieldsOf(typeof data === 'string' ? parse(data) : undefined);
    const state =
      event === 'onStateChange' ? info : event === 'infoDelivery' || event === 'initialDelivery' ? fieldsOf(info).playerState : undefined;
    return typeof state === 'number' ? YOUTUBE_STATES[state] : undefined;
  },
};

/** The media service's player page. */
const hosted: PlayerLanguage = {
  listen: [{ type: 'cairn:player-listen' }],
  pause: { type: 'cairn:player-pause' },
  saysPlaying(data) {
    const { type, isPlaying } = fieldsOf(data);
    return type === 'cairn:player-state' && typeof isPlaying === 'boolean' ? isPlaying : undefined;
  },
};

export const playerLanguages: Readonly<Record<Exclude<Player['kind'], 'native'>, PlayerLanguage>> = { youtube, hosted };

interface Page {
  send(message: unknown): void;
  /** The film has begun, or goes on. */
  onStart(): void;
}

export interface FrameRemote {
  /** To be called when the frame has loaded. */
  listen(): void;
  /** To be called with what the frame, and no other, has said. */
  hear(data: unknown): void;
  pause(): void;
}

/** Speaks to a framed film, which starts by itself once it has loaded. One that is to pause before it has begun pauses when it begins. */
export function createFrameRemote({ listen, pause, saysPlaying }: PlayerLanguage, { send, onStart }: Page): FrameRemote {
  let state: 'starting' | 'held' | 'playing' | 'paused' = 'starting';
  let isLoaded = false;
  return {
    listen() {
      isLoaded = true;
      for (const message of listen) send(message);
    },
    hear(data) {
      const isPlaying = saysPlaying(data);
      if (isPlaying === undefined) return;
      if (isPlaying && state === 'held') return send(pause);
      const starts = isPlaying && state !== 'playing';
      state = isPlaying ? 'playing' : 'paused';
      if (starts) onStart();
    },
    pause() {
      if (state === 'starting') state = 'held';
      // Before it has loaded nobody of the player's origin is there to hear.
      if (isLoaded) send(pause);
    },
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
