// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ConfirmationMessages {
  readonly title: string;
  readonly lead: (values: { readonly email: string }) => string;
  readonly orderNumber: string;
  readonly orderDate: (values: { readonly date: Date }) => string;
  readonly processingTitle: string;
  readonly processing: (values: { readonly email: string }) => string;
  readonly processingLong: string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly shippingMethod: string;
  readonly payment: string;
  readonly cardEnding: (values: { readonly brand: string; readonly last4: string }) => string;
  readonly quantity: (values: { readonly count: number }) => string;
  readonly color: string;
  readonly size: string;
  readonly fit: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly shippingFree: string;
  readonly tax: string;
  readonly taxIncluded: (values: { readonly tax: string }) => string;
  readonly total: string;
  readonly print: string;
  readonly continueShopping: string;
  readonly nextTitle: string;
  readonly nextMail: string;
  readonly nextPack: string;
  readonly nextArrive: (values: { readonly time: string }) => string;
  readonly nextArriveToday: string;
  readonly workingDays: (values: { readonly count: number; readonly days: string }) => string;
  readonly cancelledTitle: string;
  readonly cancelled: string;
  readonly backToCart: string;
  readonly summary: string;
  readonly cardExpires: (values: { readonly month: string; readonly year: string }) => string;
}
