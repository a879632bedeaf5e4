import { createNotingHost } from '#blocks/host/noting-host.ts';
import type { Host } from '#engine/host.ts';

/** A host for looking: links open beside the showcase, what would change something only says so in the console. */
export function createShowcaseHost(): Host {
  return createNotingHost((what, detail) => console.info(`[cairn] [showcase] ${what}`, detail), {
    navigate: (href) => void window.open(href, '_blank', 'noopener'),
  });
}
