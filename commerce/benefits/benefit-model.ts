import type { LinkModel, MeterModel } from '../account/part-models.ts';

/** A banner of an employee, athlete or professional as plain data. */
export interface BenefitModel {
  readonly title: string;
  /** E.g. the rest of a cap. */
  readonly text?: string;
  /** Spend against a cap or credit. */
  readonly meter?: MeterModel;
  readonly link?: LinkModel;
}
