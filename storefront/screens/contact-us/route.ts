import type { RouteHandle } from '../../request/route-rules.ts';
import { actionOf, loaderOf } from '../../screen/define-screen.ts';
import { screen } from './screen.ts';
import { view } from './view.tsx';

export const loader = loaderOf(screen);
export const action = actionOf(screen);
export const clientLoader = view.clientLoader;
export const shouldRevalidate = view.shouldRevalidate;
export const handle = { ...view.handle, mediaTypes: ['multipart/form-data'] } satisfies RouteHandle;
export default view.Component;
