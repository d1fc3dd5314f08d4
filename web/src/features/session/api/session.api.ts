import { queryOptions } from '@tanstack/react-query';
import { encryptPayload, type PayloadKey } from '~/lib/crypto';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';
import type { AccountType, LoginAnswer } from '../model/session.store';

export interface SliderAnswer {
  id: string;
  x: number;
}

export interface ImageCaptchaAnswer {
  id: string;
  text: string;
}

/** What the device found, where it worked in place of a person who solves a puzzle. */
export interface WorkAnswer {
  id: string;
  nonce: string;
}

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
export interface RegisterAnswer extends LoginAnswer {
  /** The user name; one that the server made where none was given. */
  account: string;
}

export interface MemberInfo {
  id: string;
  account: string;
  nickname?: string | null;
  type: AccountType;
  toUpline?: number;
  clubLabel?: { labelName: string; rankLevel: number } | null;
  memberLabel?: { labelName: string }[];
  createdAt?: string | null;
  /** The log-in before the present one. */
  lastLogin?: string | null;
}

/** Number of a drawing of the site, or the name of an uploaded picture; `url` shows it. */
export interface AvatarInfo {
  avatar: string;
  avatarType: 'STATIC' | 'CUSTOM';
  url: string;
}

export const sessionApi = {
  login: async (fields: LoginFields, key: PayloadKey) =>
    http.post<LoginAnswer>('/wps/session/login', { body: await encryptPayload({ ...fields }, key) }),
  register: async (tab: RegisterTab, fields: Record<string, unknown>, key: PayloadKey) =>
    http.put<RegisterAnswer>(tab === 'mobile' ? '/wps/member/register/mobile' : '/wps/member/register', {
      body: await encryptPayload(fields, key),
    }),
  freePlay: () =>
    http.post<LoginAnswer>('/wps/session/login/freeplay', {
      headers: { os: 'W', platform: 'W', version: '3' },
    }),
  /** Logs in by the remember cookie. */
  restoreRememberedSession: () => http.post<LoginAnswer>('/wps/session/remembered'),
  logout: () => http.delete<unknown>('/wps/session/logout'),
};

export const sessionQueries = {
  member: () =>
    queryOptions({
      queryKey: ['session', 'member'],
      queryFn: ({ signal }) => http.get<MemberInfo>('/wps/member/info', { signal }),
      staleTime: 5 * MINUTE,
      // Right after registration the member's own page may not know the name yet.
      refetchInterval: ({ state }) => (state.data?.account === '' ? 1_500 : false),
    }),
  avatar: () =>
    queryOptions({
      queryKey: ['session', 'avatar'],
      queryFn: ({ signal }) => http.get<AvatarInfo>('/wps/member/info/icon', { signal }),
      staleTime: 5 * MINUTE,
    }),
};
