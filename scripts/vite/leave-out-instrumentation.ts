import type { Plugin } from 'vite';

/** What the router asks of its instrumentation where nobody instruments it, under the names that the library's own module exports. */
export const withoutInstrumentation = `
export const instrumentationResultMetaContext = undefined;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
`;

/** The router's hooks for measuring, which no browser of the shop uses: more than a kilobyte of every page. The server keeps them. */
export function leaveOutInstrumentation(): Plugin {
  return {
    name: 'cairn:leave-out-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
      handler: () => withoutInstrumentation,
    },
  };
}
