import type { VideoPlayer } from '#generated/content/types.ts';
import type { VideoSettings } from './video-settings.ts';

/** The player of a video. */
export type Player =
  | { readonly kind: 'native'; readonly src: string }
  /** In another company's frame, which is loaded on the click. `href` is a page that shows the video without script, if any. */
  | { readonly kind: 'youtube' | 'hosted'; readonly href?: string; readonly frame: (origin: string) => string };

/** Longer videos, in seconds, play in the media service's own player. */
const LONG = 30;

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.|music\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?![\w-])/i;

/** Extracts the YouTube video id from any form of its link; undefined for every other address. */
export function parseYoutubeId(url: string | undefined): string | undefined {
  return YOUTUBE.exec(url ?? '')?.[1];
}

/** Returns the URL of a media service video as a file. */
export function getAssetFileUrl({ cloudName, publicId }: NonNullable<VideoPlayer['cloudinaryAsset']>): string {
  return `/media/${cloudName}/video/upload/v1/${publicId.replace(/(?<!\.mp4)$/, '.mp4')}`;
}

type Film = Pick<VideoPlayer, 'url' | 'cloudinaryAsset' | 'duration' | 'playerSettings'>;

/** Picks the player of a video; undefined without a video. */
export function selectPlayer(
  { url, cloudinaryAsset: asset, duration = 0, playerSettings }: Film,
  { video }: VideoSettings,
): Player | undefined {
  const { hideControls = false, loop = false, muted = false } = playerSettings ?? {};
  const id = parseYoutubeId(url);
  if (id !== undefined) {
    return {
      kind: 'youtube',
      href: `https://www.youtube.com/watch?v=${id}`,
      frame: (origin) =>
        `${video.youtubeAddress}/embed/${id}?${query({
          enablejsapi: '1',
          origin,
          autoplay: '1',
          playsinline: '1',
          rel: '0',
          controls: hideControls ? '0' : '1',
          // YouTube loops a video only as a playlist of one.
          ...(loop ? { loop: '1', playlist: id } : {}),
          ...(muted ? { mute: '1' } : {}),
        })}`,
    };
  }
  const file = url ?? (asset && getAssetFileUrl(asset));
  if (file === undefined) return undefined;
  if (!asset || !video.hostedPlayer || duration <= LONG) return { kind: 'native', src: file };
  return {
    kind: 'hosted',
    href: url,
    frame: () =>
      `${video.hostedPlayerAddress}?${query({
        cloud_name: asset.cloudName,
        public_id: asset.publicId,
        'player[autoplay]': 'true',
        'player[controls]': String(!hideControls),
        'player[loop]': String(loop),
        'player[muted]': String(muted),
      })}`,
  };
}

function query(parameters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(parameters);
}
