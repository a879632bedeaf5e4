/** What the visitor allows of what blocks may bring from other companies. */
export interface ConsentService {
  allows(purpose: 'marketing'): boolean;
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
