export interface TranslationRequest {
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
}

/** The translation service, another company's. */
export interface TranslationPort {
  /** The texts in their order; null where the service cannot translate one of them. Rejects where it does not respond in time, or fails. */
  translate(request: TranslationRequest): Promise<readonly string[] | null>;
}

/** Without a translation service no text can be translated. */
export const noTranslation: TranslationPort = { translate: async () => null };
