import type { BotCheckModel, ChallengeModel } from '../bot-check/bot-check-model.ts';
import type { MaskedCountry } from '#validation/phone/mask-typed.ts';
import type { LinkModel, MeterModel, MomentModel } from './part-models.ts';
import type { LoyaltySectionModel } from '../loyalty/loyalty-model.ts';
import type { OrderSectionModel } from '../orders/history/order-model.ts';
import type { CardFieldModel } from './payments/card-fields.ts';
import type { PasskeyPurpose } from './passkeys/passkey-options.ts';

/** A form field as plain data, with all its texts. */
export interface FieldModel {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'password' | 'tel' | 'checkbox' | 'checkboxes' | 'select' | 'card';
  readonly label: string;
  /** Visually hidden, for screen readers: the text above the field labels it. */
  readonly isLabelHidden?: true;
  /** Each entry is rendered on its own line. */
  readonly hints?: readonly string[];
  /** For example "(optional)". */
  readonly note?: string;
  readonly autoComplete?: string;
  /** Makes phones show a numeric keypad. */
  readonly inputMode?: 'numeric';
  readonly required?: boolean;
  readonly maxLength?: number;
  /** A ticked checkbox has the value "on"; a group has the values of all ticked boxes. */
  readonly value?: string | readonly string[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly span?: 'half';
  /** Hidden while the previous field has its first option. */
  readonly isFollowUp?: true;
  /** URL of a product image shown beside the field. */
  readonly picture?: string;
  readonly error?: string;
  /** Label of the button that reveals the password. */
  readonly revealLabel?: string;
  /** Country whose input mask a phone number uses. */
  readonly phone?: MaskedCountry;
  /** The partner's card form in a frame. */
  readonly card?: CardFieldModel;
  /** Makes the field repeat another one. The browser compares them before it sends the form, so that neither has to be typed again. */
  readonly repeats?: RepeatModel;
}

export interface RepeatModel {
  /** Name of the repeated field. */
  readonly name: string;
  /** Error at the field, and title of the error summary, shown if the two values differ. */
  readonly error: string;
  readonly notice: string;
}

export interface FormModel {
  /** Identifies the form on its page; sent with it. */
  readonly id: string;
  readonly title?: string;
  readonly lead?: string;
  /** URL to which the form is sent; by default the page's own. */
  readonly action?: string;
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly fields: readonly FieldModel[];
  readonly submit: string;
  readonly looks?: 'primary' | 'outline' | 'text-link';
  /** The form starts or ends a session, which only one tab may do at a time. */
  readonly changesSession?: true;
  /** The response is a file; the page stays open. */
  readonly isDownload?: true;
  readonly links?: readonly LinkModel[];
  readonly botCheck?: BotCheckModel;
  /** Sent with the authenticator's response; shown only in browsers with passkeys. */
  readonly passkey?: PasskeyModel;
}

export interface PasskeyModel {
  readonly purpose: PasskeyPurpose;
  /** URL of the WebAuthn options. */
  readonly optionsFrom: string;
  /** Texts for three failures: the shopper canceled, the device already has a passkey, anything else. */
  readonly cancelled: string;
  readonly known: string;
  readonly failed: string;
}

/** Errors of a rejected form, with the values that were typed except passwords. */
export interface RejectedForm {
  readonly id: string;
  readonly notice: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** Set if the form is accepted only with the token of a solved challenge. */
  readonly challenge?: ChallengeModel;
}

/** An account screen as a dialog shows it. */
export interface DialogPageModel extends AccountPageModel {
  /** Shown if a form gets no response. */
  readonly noAnswer: string;
}

/** Response to a dialog: a screen, the errors of a form, or an address to open. */
export interface AccountDialogResponse {
  readonly page?: DialogPageModel;
  readonly rejection?: RejectedForm;
  readonly to?: string;
}

export interface NoticeModel {
  readonly kind: 'info' | 'success' | 'warning';
  readonly text: string;
  readonly link?: LinkModel;
  /** Reports a change that the visitor has just made, so it takes the focus. */
  readonly takesFocus?: true;
}

/** A screen of the account area as plain data, with all its texts. */
export interface AccountPageModel {
  readonly title: string;
  readonly lead?: string;
  /** Set if the screen is one of several steps. */
  readonly progress?: ProgressModel;
  readonly notices: readonly NoticeModel[];
  /** Wider than a form, for a screen without the area's navigation. */
  readonly isBroad?: true;
  /** Navigation of the account area; absent for guests. */
  readonly area?: AreaModel;
  readonly sections: readonly SectionModel[];
  /** A dialog with this screen has no close button and ignores Escape. */
  readonly requiresDecision?: true;
}

export interface ProgressModel {
  /** E.g. "Step 2 of 4". */
  readonly label: string;
  /** One-based. */
  readonly step: number;
  readonly steps: number;
}

export interface AreaModel {
  readonly label: string;
  readonly links: readonly (LinkModel & { readonly isCurrent: boolean })[];
  /** Absent while an employee acts for the customer. */
  readonly signOut?: FormModel;
}

export type SectionModel =
  | { readonly kind: 'form'; readonly form: FormModel }
  | LoyaltySectionModel
  | OrderSectionModel<FormModel>
  | {
      readonly kind: 'facts';
      readonly title: string;
      readonly lead?: string;
      readonly facts: readonly FactModel[];
      readonly meter?: MeterModel;
      readonly link?: LinkModel;
    }
  | {
      readonly kind: 'entries';
      readonly title: string;
      readonly lead?: string;
      readonly empty: string;
      readonly entries: readonly EntryModel[];
      /** Forms for all entries, or for a new one. */
      readonly forms?: readonly FormModel[];
      readonly link?: LinkModel;
      /** Used if there are several links. */
      readonly links?: readonly LinkModel[];
    };

export interface FactModel {
  readonly label: string;
  readonly value: string;
}

/** One entry of a list, e.g. an address, with its actions. */
export interface EntryModel {
  readonly id: string;
  readonly lines: readonly (string | MomentModel)[];
  readonly badge?: string;
  /** E.g. that it has expired. */
  readonly warning?: string;
  /** Shown as a logo beside the lines. */
  readonly cardBrand?: string;
  readonly links?: readonly LinkModel[];
  readonly forms: readonly FormModel[];
}

/** Returns the form with the submitted values and their errors. */
export function withRejection(form: FormModel, rejection: RejectedForm | undefined): FormModel {
  if (rejection?.id !== form.id) return form;
  const fields = form.fields.map((field) => ({
    ...field,
    ...(field.kind === 'password' ? {} : { value: rejection.values[field.name] ?? '' }),
    ...(rejection.errors[field.name] === undefined ? {} : { error: rejection.errors[field.name] }),
  }));
  const { botCheck } = form;
  const { challenge } = rejection;
  return { ...form, fields, ...(botCheck && challenge ? { botCheck: { ...botCheck, noScript: challenge.noScript } } : {}) };
}

/** Returns the form with other errors at its fields; the typed values stay. */
export function withErrors(form: FormModel, rejected: RejectedForm | undefined): FormModel {
  if (!rejected) return form;
  return { ...form, fields: form.fields.map((field) => ({ ...field, error: rejected.errors[field.name] })) };
}
