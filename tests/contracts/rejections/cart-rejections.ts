import type { Rejection } from './rejection.ts';

export const cartRejections: readonly Rejection[] = [];
