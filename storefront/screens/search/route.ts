import { createAction, createLoader } from '../../screen/define-screen.ts';
import { screen } from './screen.ts';
import { view } from './view.tsx';

export const loader = createLoader(screen);
export const action = createAction(screen);
export const clientLoader = view.clientLoader;
export const shouldRevalidate = view.shouldRevalidate;
export const handle = view.handle;
export default view.Component;
