import { createElement, type ComponentType, type ReactElement } from 'react';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';

/** A part of a form that loads with the first form that has it; its box is there before. */
function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  box: string,
): (props: P) => ReactElement {
  const Field = lazyPage(load);
  return function Deferred(props: P) {
    return <LazyBoundary fallback={<Skeleton className={box} />}>{createElement(Field, props)}</LazyBoundary>;
  };
}

export const HumanCheck = deferred(() => import('./human-check').then((m) => m.HumanCheck), 'h-60');
export const ImageCaptchaField = deferred(
  () => import('./image-captcha').then((m) => m.ImageCaptchaField),
  'h-18',
);
export const PhoneField = deferred(() => import('./phone-field').then((m) => m.PhoneField), 'h-18');
export const SmsCodeField = deferred(() => import('./sms-code-field').then((m) => m.SmsCodeField), 'h-18');
export const ReferralChip = deferred(
  () => import('./referral-chip').then((m) => m.ReferralChip),
  'h-11 sm:col-span-2',
);
