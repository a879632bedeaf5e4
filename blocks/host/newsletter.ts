/** Signing up for news. */
export interface NewsletterService {
  /**
   * Answers what the service has to say, if anything. Rejects with an Error whose message is fit to be shown, or empty: the block then says it in its
   * own words.
   */
  signUp(request: NewsletterSignUp, signal?: AbortSignal): Promise<string | undefined>;
}

export interface NewsletterSignUp {
  /** Absent for a shopper who has signed in, and for text messages: news go to the account's own address or number. */
  readonly email?: string;
  /** As it was typed, where text messages are asked for. */
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
