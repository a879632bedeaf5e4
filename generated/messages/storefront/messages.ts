// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface StorefrontMessages {
  readonly skipToContent: string;
  readonly home: string;
  readonly location: string;
  readonly secureCheckout: string;
  readonly help: string;
  readonly relatedContent: string;
  readonly published: <Node>(values: { readonly day: (content: string) => Node; readonly date: Date }) => readonly (string | Node)[];
  readonly by: (values: { readonly author: string }) => string;
  readonly locationTitle: string;
  readonly locationLead: string;
  readonly locationCart: (values: { readonly count: number; readonly country: string }) => string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly errorTitle: string;
  readonly errorText: string;
  readonly backHome: string;
  readonly close: string;
  readonly notifications: string;
  readonly loading: string;
  readonly newsletterSuccess: string;
  readonly newsletterSubscribed: string;
  readonly newsletterInvalid: string;
  readonly newsletterSuccessSms: string;
  readonly newsletterInvalidPhone: string;
  readonly newsletterFailed: string;
  readonly stores: string;
  readonly myStore: string;
}
