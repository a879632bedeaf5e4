/** React Router expects the root route here. */
export { loadRoot as loader } from './shell/load-root.ts';
export { default, ErrorBoundary, Layout, shouldRevalidate } from './shell/root.tsx';
