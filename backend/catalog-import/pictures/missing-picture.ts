import type { VectorMedia } from '../../ports.ts';

/** Placeholder for a product without a picture in its feed. */
export const missingPicture: VectorMedia = {
  width: 800,
  height: 1000,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
<rect width="800" height="1000" fill="#f1efea"/>
<g fill="none" stroke="#b9b3a6" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
<rect x="230" y="370" width="340" height="260" rx="18"/><circle cx="330" cy="460" r="30"/><path d="M250 610 l100-90 60 50 70-80 80 100"/>
</g></svg>`,
};
