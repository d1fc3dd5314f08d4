import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export type SliderAnswer = Schema<'Auth.SliderCaptchaAnswer'>;

export type ImageCaptchaAnswer = Schema<'Auth.ImageCaptchaAnswer'>;

/** What the device found, where it worked in place of a person who solves a puzzle. */
export type WorkAnswer = Schema<'Auth.WorkAnswer'>;

/** Proof of work as alternative to a puzzle: `workProof` for the slider, `captchaWork` for the picture. */
export interface PuzzleAnswers {
  sliderCaptcha?: SliderAnswer;
  workProof?: WorkAnswer;
  captcha?: ImageCaptchaAnswer;
  captchaWork?: WorkAnswer;
}

export interface PhoneNumber {
  mobileNum: string;
  countryDialingCode: string;
}

export interface LoginFields extends PuzzleAnswers, Partial<PhoneNumber> {
  type: 'username' | 'sms' | '';
  as?: 'member' | 'agent';
  username?: string;
  password?: string;
  verificationCode?: string;
  /** Of the outside phone service, in place of the code. */
  firebaseChannel?: 'sms';
  idToken?: string;
  remember?: boolean;
}

export type RegisterTab = 'username' | 'mobile';

export type MemberInfo = Schema<'Member.MemberInfoResponse'>;

/** Number of a drawing of the site, or the name of an uploaded picture; `url` shows it. */
export type AvatarInfo = Schema<'Member.AvatarResponse'>;

export const sessionApi = {
  login: async (fields: LoginFields, key: PayloadKey) =>
    http.post('/wps/session/login', { body: await encryptPayload({ ...fields }, key) }),
  register: async (tab: RegisterTab, fields: Record<string, unknown>, key: PayloadKey) =>
    http.put(tab === 'mobile' ? '/wps/member/register/mobile' : '/wps/member/register', {
      body: await encryptPayload(fields, key),
    }),
  freePlay: () =>
    http.post('/wps/session/login/freeplay', {
      headers: { os: 'W', platform: 'W', version: '3' },
    }),
  /** Logs in by the remember cookie. */
  restoreRememberedSession: () => http.post('/wps/session/remembered'),
  logout: () => http.delete('/wps/session/logout'),
};

export const sessionQueries = {
  member: () =>
    queryOptions({
      queryKey: ['session', 'member'],
      queryFn: ({ signal }) => http.get('/wps/member/info', { signal }),
      staleTime: 5 * MINUTE,
      // Right after registration the member's own page may not know the name yet.
      refetchInterval: ({ state }) => (state.data?.account === '' ? 1_500 : false),
    }),
  avatar: () =>
    queryOptions({
      queryKey: ['session', 'avatar'],
      queryFn: ({ signal }) => http.get('/wps/member/info/icon', { signal }),
      staleTime: 5 * MINUTE,
    }),
};
