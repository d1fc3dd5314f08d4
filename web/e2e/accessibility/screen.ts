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
  /** Answers that make the state, in place of the platform's. */
  answers?: Answers;
  /** What the visitor does to come to it. */
  act?: (sight: Sight) => Promise<unknown>;
  /** Only this state shows it: an empty or failing page never counts as the filled one. */
  landmark: (sight: Sight) => Locator;
  /** Only where this state exists. */
  widths?: readonly number[];
}

export const dialog = ({ page }: Sight) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** What modals are looked at over: any page will do, and this one is the lightest for a browser to draw again and again. */
export const BENEATH = '/khong-co-trang-nay';

export const isGuest = ({ by }: Screen) => by === 'guest' || by === 'touch';
