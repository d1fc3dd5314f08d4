import type { Locator, Page } from '@playwright/test';
import type { Answers } from '../support/answers.ts';
import type { Language, Texts } from '../support/texts.ts';
import type { Visitor } from '../support/visitors.ts';

export interface Sight {
  page: Page;
  texts: Texts;
  language: Language;
}

/** One screen in one state. */
export interface Screen {
  name: string;
  by: Visitor;
  path: string;
  /** Responses that replace the platform's to produce the state. */
  answers?: Answers;
  /** Actions that lead to the state. */
  act?: (sight: Sight) => Promise<unknown>;
  /** Visible in this state only, so an empty or failed page never passes as the filled one. */
  landmark: (sight: Sight) => Locator;
  /** Set on a state whose markup is unlike the first one of its address, so that the quick suite checks it as well. */
  quick?: boolean;
  /** Set if the state exists at some widths only. */
  widths?: readonly number[];
}

export const dialog = ({ page }: Sight) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** The page below modals: the not-found page is the cheapest to render. */
export const BENEATH = '/khong-co-trang-nay';

export const isGuest = ({ by }: Screen) => by === 'guest' || by === 'touch';
