import { openExpressCommerce } from '../../commerce/open-commerce.ts';
import { createCheckoutView } from '../checkout/view.tsx';

export const view = createCheckoutView(openExpressCommerce);
