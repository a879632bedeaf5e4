import { createAction, createLoader } from '../../../screen/define-screen.ts';
import { view } from '../account-view.tsx';
import { screen } from './screen.ts';

export const loader = createLoader(screen);
export const action = createAction(screen);
export const clientLoader = view.clientLoader;
export const shouldRevalidate = view.shouldRevalidate;
export const handle = view.handle;
export default view.Component;
