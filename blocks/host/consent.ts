import type { GalleryMessages } from '#generated/messages/gallery/messages.ts';

/** The visitor's consent to content of other companies in blocks. */
export interface ConsentService {
  allows(purpose: 'marketing'): boolean;
  /** Loads the texts of the consent request, only when needed: most visitors have already decided. */
  question(): Promise<GalleryMessages>;
  /** Stores the consent that the visitor gave in the block itself. */
  allow(purpose: 'marketing'): Promise<void>;
  /**
   * Notifies of every change.
   * @returns a function that unsubscribes
   */
  subscribe(onChange: () => void): () => void;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly consent: ConsentService;
  }
}
