export interface TranslationRequest {
  readonly from: string;
  readonly to: string;
  readonly texts: readonly string[];
}

/** An external translation service. */
export interface TranslationPort {
  /** Translates the texts in order; null if one of them cannot be translated. Rejects on time-outs and failures. */
  translate(request: TranslationRequest): Promise<readonly string[] | null>;
}

/** Without a translation service no text can be translated. */
export const noTranslation: TranslationPort = { translate: async () => null };
