/** Newsletter sign-up. */
export interface NewsletterService {
  /**
   * Resolves to the service's message, if any. Rejects with an Error whose message can be shown, or is empty: the block then shows its own
   * message.
   */
  signUp(request: NewsletterSignUp, signal?: AbortSignal): Promise<string | undefined>;
}

export interface NewsletterSignUp {
  /** Absent for a signed-in shopper, and for text messages: news are sent to the account's own address or number. */
  readonly email?: string;
  /** As typed; set when text messages are requested. */
  readonly phone?: string;
  readonly channel: 'email' | 'sms';
  readonly optIn: boolean;
  readonly acquisitionType: 'Signup';
  /** The current path. */
  readonly campaignName: string;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly newsletter: NewsletterService;
  }
}
