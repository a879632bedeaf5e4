const patience = 3000;

/** Resolves once the worker answers this page's pictures; without one, stories show their alternative texts. */
export async function startMediaWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register('media-worker.js');
  if (serviceWorker.controller) return;
  // A forced reload leaves the page without a controller for good.
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}
