import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const forwardRef = /(?<== )(?=React(?:\$\d+)?\.forwardRef\()/g;

/** A statement that tells a developer of the router's misuse; the names are the library's own. */
const warnings = /\b(?:warning|warnOnce|warningOnce)\(.*\);$/gm;

/**
 * A module of the router with nothing in it that a bundler must keep though nobody imports it: no names for debuggers, no
 * advice for developers, calls that are pure.
 */
export function withoutSideEffects(code: string): string {
  return code.replace(displayName, '').replace(warnings, ';').replace(forwardRef, '/* @__PURE__ */ ');
}

/**
 * Lets the browser's bundle drop the router's components that the shop does not use: its links and forms, with all that they prefetch and
 * submit, are two and a half kilobytes of every page, and what it says of its misuse one more. Code that nobody drops is what it was.
 */
export function leaveOutUnused(): Plugin {
  return {
    name: 'cairn:leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}
