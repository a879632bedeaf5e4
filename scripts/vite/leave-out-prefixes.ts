import type { Plugin } from 'vite';

/** The styling library's vendor prefixes, which nobody switches on: every browser of the support list reads CSS as it is written. */
export function leaveOutPrefixes(): Plugin {
  return {
    name: 'cairn:leave-out-prefixes',
    load: {
      filter: { id: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value;',
    },
  };
}
