/** Signing up for the newsletter. */
export interface NewsletterService {
  /** Rejects with an Error whose message is fit to be shown, or empty: the block then says it in its own words. */
  signUp(request: NewsletterSignUp, signal?: AbortSignal): Promise<void>;
}

export interface NewsletterSignUp {
  readonly email: string;
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
