import type { BotCheckModel, ChallengeModel } from '../bot-check/bot-check-model.ts';
import type { MaskedCountry } from '#validation/phone/mask-typed.ts';
import type { LinkModel, MeterModel, MomentModel } from './part-models.ts';
import type { LoyaltySectionModel } from '../loyalty/loyalty-model.ts';
import type { OrderSectionModel } from '../orders/history/order-model.ts';
import type { CardFieldModel } from './payments/card-fields.ts';
import type { PasskeyPurpose } from './passkeys/passkey-options.ts';

/** A field of an account's form, with everything that it says. */
export interface FieldModel {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'password' | 'tel' | 'checkbox' | 'checkboxes' | 'select' | 'card';
  readonly label: string;
  /** It is heard, and what stands above it is read. */
  readonly isLabelHidden?: true;
  /** Several are what a value needs, one in a line. */
  readonly hints?: readonly string[];
  /** For example "(optional)". */
  readonly note?: string;
  readonly autoComplete?: string;
  /** Phones show digits alone. */
  readonly inputMode?: 'numeric';
  readonly required?: boolean;
  readonly maxLength?: number;
  /** Of what is ticked "on", of several boxes all that are. */
  readonly value?: string | readonly string[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly span?: 'half';
  /** It is hidden while the field before it has its first option. */
  readonly isFollowUp?: true;
  /** Address of a product's picture, shown beside the field. */
  readonly picture?: string;
  readonly error?: string;
  /** Name of the button that shows a password. */
  readonly revealLabel?: string;
  /** Country whose mask a phone number takes. */
  readonly phone?: MaskedCountry;
  /** The partner's frame of a card. */
  readonly card?: CardFieldModel;
  /** It repeats another field. The browser compares the two, so that neither has to be typed again. */
  readonly repeats?: RepeatModel;
}

export interface RepeatModel {
  /** Name of the field that it repeats. */
  readonly name: string;
  /** Error at the field, and title of the form's errors, where they differ. */
  readonly error: string;
  readonly notice: string;
}

export interface FormModel {
  /** Tells the page's forms apart; sent with the form. */
  readonly id: string;
  readonly title?: string;
  readonly lead?: string;
  /** Where it is sent; to the page's own address by default. */
  readonly action?: string;
  /** Sent along, unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly fields: readonly FieldModel[];
  readonly submit: string;
  readonly looks?: 'primary' | 'outline' | 'text-link';
  /** It begins or ends a session, which is done by one tab at a time. */
  readonly changesSession?: true;
  /** Its answer is a file, and the page stays. */
  readonly isDownload?: true;
  readonly links?: readonly LinkModel[];
  readonly botCheck?: BotCheckModel;
  /** It is sent with what the shopper's device says, and is there for whose browser has passkeys. */
  readonly passkey?: PasskeyModel;
}

export interface PasskeyModel {
  readonly purpose: PasskeyPurpose;
  /** What gives the options with which the device is asked. */
  readonly optionsFrom: string;
  /** What is said where the shopper has chosen none, where the device has one already, and of all else that fails. */
  readonly cancelled: string;
  readonly known: string;
  readonly failed: string;
}

/** What a form was refused for, beside what was typed. Passwords are typed anew. */
export interface RefusedForm {
  readonly id: string;
  readonly notice: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** Present if the form was rejected until it is sent with the token of a solved challenge. */
  readonly challenge?: ChallengeModel;
}

/** A page as a dialog shows it. */
export interface DialogPageModel extends AccountPageModel {
  /** What is said where a form of it gets no answer. */
  readonly noAnswer: string;
}

/** What a dialog is answered: its page, why a form was refused, or the address that is to be shown in its place. */
export interface AccountDialogAnswer {
  readonly page?: DialogPageModel;
  readonly refused?: RefusedForm;
  readonly to?: string;
}

export interface NoticeModel {
  readonly kind: 'info' | 'success' | 'warning';
  readonly text: string;
  readonly link?: LinkModel;
  /** It reports a change that the visitor has just made: it gets the focus. */
  readonly takesFocus?: true;
}

/** A page of the account area as plain data: it says all that its visitor reads. */
export interface AccountPageModel {
  readonly title: string;
  readonly lead?: string;
  /** Present if the page is one of several steps. */
  readonly progress?: ProgressModel;
  readonly notices: readonly NoticeModel[];
  /** Wider than a form, for a page without the area's links. */
  readonly isBroad?: true;
  /** Absent for whoever has not signed in. */
  readonly area?: AreaModel;
  readonly sections: readonly SectionModel[];
  /** A dialog with this page has no close button, and Escape does not close it. */
  readonly mustAnswer?: true;
}

export interface ProgressModel {
  /** E.g. "Step 2 of 4". */
  readonly label: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

export interface AreaModel {
  readonly label: string;
  readonly links: readonly (LinkModel & { readonly isCurrent: boolean })[];
  /** Absent where an employee acts for the customer. */
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
      /** What can be done with all of them, or about another one. */
      readonly forms?: readonly FormModel[];
      readonly link?: LinkModel;
      /** Several links in place of one. */
      readonly links?: readonly LinkModel[];
    };

export interface FactModel {
  readonly label: string;
  readonly value: string;
}

/** One of several of a kind, e.g. an address, with what can be done with it. */
export interface EntryModel {
  readonly id: string;
  readonly lines: readonly (string | MomentModel)[];
  readonly badge?: string;
  /** E.g. that it has expired. */
  readonly warning?: string;
  /** Shown as a mark beside the lines. */
  readonly cardBrand?: string;
  readonly links?: readonly LinkModel[];
  readonly forms: readonly FormModel[];
}

/** The form as it was sent: with what was typed, and what is wrong with it. */
export function refusedForm(form: FormModel, refused: RefusedForm | undefined): FormModel {
  if (refused?.id !== form.id) return form;
  const fields = form.fields.map((field) => ({
    ...field,
    ...(field.kind === 'password' ? {} : { value: refused.values[field.name] ?? '' }),
    ...(refused.errors[field.name] === undefined ? {} : { error: refused.errors[field.name] }),
  }));
  const { botCheck } = form;
  const { challenge } = refused;
  return { ...form, fields, ...(botCheck && challenge ? { botCheck: { ...botCheck, noScript: challenge.noScript } } : {}) };
}

/** The form with other errors at its fields; what was typed stays. */
export function withErrors(form: FormModel, rejected: RefusedForm | undefined): FormModel {
  if (!rejected) return form;
  return { ...form, fields: form.fields.map((field) => ({ ...field, error: rejected.errors[field.name] })) };
}
