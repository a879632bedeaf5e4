import { defineDeferredSection } from '../sections/section.ts';
import { loadMembership } from './load-membership.ts';

/** The customer's benefit banners, above the products. Absent for guests, so that it is no part of a shared page. */
export const benefits = defineDeferredSection({
  name: 'benefits',
  load: ({ context }) => loadMembership(context),
  show({ data }) {
    return data?.benefits ? { canvases: { benefits: data.benefits } } : undefined;
  },
});
