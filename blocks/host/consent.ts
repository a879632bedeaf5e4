import type { GalleryMessages } from '#generated/messages/gallery/messages.ts';

/** What the visitor allows of what blocks may bring from other companies. */
export interface ConsentService {
  allows(purpose: 'marketing'): boolean;
  /** What a block asks with. It comes when it is needed: most visitors have answered. */
  question(): Promise<GalleryMessages>;
  /** As the visitor has asked for it in the block itself. */
  allow(purpose: 'marketing'): Promise<void>;
  /** Tells of every new answer. Returns how to end that. */
  subscribe(onChange: () => void): () => void;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly consent: ConsentService;
  }
}
