const patience = 3000;

/** Resolves once the worker serves this page's pictures; without a worker, stories show alternative texts. */
export async function startMediaWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register('media-worker.js');
  if (serviceWorker.controller) return;
  // After a forced reload the page never gets a controller.
  await new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}
