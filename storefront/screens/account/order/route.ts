import { actionOf, loaderOf } from '../../../screen/define-screen.ts';
import { view } from '../account-view.tsx';
import { screen } from './screen.ts';

export const loader = loaderOf(screen);
export const action = actionOf(screen);
export const clientLoader = view.clientLoader;
export const shouldRevalidate = view.shouldRevalidate;
export const handle = view.handle;
export default view.Component;
