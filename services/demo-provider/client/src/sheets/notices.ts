import { el } from '../page/dom';
import type { PlayError } from '../play/play.errors';
import type { Texts } from '../text';
import { openSheet, type Sheet, type SheetAction } from './sheet';

export interface NoticeActions {
  readonly retry?: () => void;
  readonly leave?: () => void;
}

/** Says what went wrong, what it means for the player's money, and what can be done. */
export function showRefusal(text: Texts, error: PlayError, { retry, leave }: NoticeActions): Sheet {
  const [title, general] = text.errors[error.kind];
  // The server words its own refusals in the player's language.
  const body = error.kind === 'other' && error.message ? error.message : general;
  const leaving: SheetAction[] = leave ? [{ label: text.leave, press: leave }] : [];
  const lasting = error.kind === 'session' || error.kind === 'maintenance';
  const going: SheetAction = retry
    ? { label: text.retry, primary: true, press: retry }
    : lasting
      ? { label: text.reload, primary: true, press: () => location.reload() }
      : { label: text.close, primary: true };
  return openSheet({
    title: title ?? '',
    closeLabel: text.close,
    body: [el('p', {}, body), el('p', { class: 'code' }, `${text.errorCode}: ${error.code}`)],
    actions: lasting || retry ? [...leaving, going] : [going],
    firm: lasting || retry !== undefined,
  });
}

export const showNotice = (
  text: Texts,
  title: string,
  body: (Node | string)[],
  actions: SheetAction[],
): Sheet =>
  openSheet({
    title,
    closeLabel: text.close,
    body: body.map((part) => (typeof part === 'string' ? el('p', {}, part) : part)),
    actions,
    firm: true,
  });

/** A short message that goes away by itself. */
export function toast(message: string) {
  const element = el('div', { class: 'toast', role: 'status' }, message);
  document.body.append(element);
  setTimeout(() => element.remove(), 3200);
}
