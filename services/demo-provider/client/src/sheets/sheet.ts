import { el, type Child } from '../page/dom';
import { toolButton } from '../hud/hud';

export interface SheetAction {
  readonly label: string;
  readonly primary?: boolean;
  readonly press?: () => void;
  /** Leaves the sheet open. */
  readonly stays?: boolean;
}

export interface SheetOptions {
  readonly title: string;
  readonly closeLabel: string;
  readonly body: Child[];
  readonly actions?: SheetAction[];
  readonly tall?: boolean;
  /** A notice that must be answered: no close button, no escape. */
  readonly firm?: boolean;
  readonly onClose?: () => void;
}

/** A modal sheet: from the foot on a phone held upright, in the middle elsewhere. */
export class Sheet {
  readonly element: HTMLDialogElement;
  readonly content: HTMLElement;
  private readonly head: HTMLElement;

  constructor({ title, closeLabel, body, actions = [], tall, firm, onClose }: SheetOptions) {
    this.content = el('div', { class: 'content', tabindex: 0 }, ...body);
    this.head = el(
      'header',
      {},
      el('h2', {}, title),
      !firm && toolButton(closeLabel, 'close', () => this.close()),
    );
    const foot = actions.map(({ label, primary, press, stays }) =>
      el(
        'button',
        {
          class: primary ? 'wide-button primary' : 'wide-button',
          type: 'button',
          onclick: () => {
            if (!stays) this.close();
            press?.();
          },
        },
        label,
      ),
    );
    this.element = el(
      'dialog',
      { class: tall ? 'sheet full' : 'sheet', 'aria-label': title },
      this.head,
      this.content,
      foot.length > 0 && el('footer', {}, ...foot),
    );
    this.element.addEventListener('close', () => {
      this.element.remove();
      onClose?.();
    });
    this.element.addEventListener('cancel', (event) => firm && event.preventDefault());
    this.element.addEventListener('click', (event) => !firm && event.target === this.element && this.close());
    document.body.append(this.element);
    this.element.tabIndex = -1;
    this.element.showModal();
    this.element.focus();
  }

  close() {
    this.element.close();
  }

  fill(...body: Child[]) {
    this.content.replaceChildren(...body.filter((child) => child !== undefined && child !== false));
    this.content.scrollTop = 0;
  }

  /** Tabs under the title; the first is open. */
  tabs(labels: readonly string[], open: (index: number) => void) {
    const buttons = labels.map((label, index) =>
      el('button', { type: 'button', role: 'tab', onclick: () => choose(index) }, label),
    );
    const choose = (index: number) => {
      buttons.forEach((tab, i) => tab.setAttribute('aria-selected', String(i === index)));
      buttons[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
      open(index);
    };
    this.head.after(el('div', { class: 'tabs', role: 'tablist' }, ...buttons));
    choose(0);
    return choose;
  }
}

export const openSheet = (options: SheetOptions) => new Sheet(options);

export interface Choice<T> {
  readonly element: HTMLElement;
  readonly value: T;
}

/** A grid of values of which one is chosen. */
export function chips<T>(
  values: readonly T[],
  chosen: T,
  write: (value: T) => string,
  columns = 2,
): Choice<T> {
  const state = { value: chosen };
  const buttons = values.map((value) =>
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': String(value === chosen),
        onclick: () => {
          state.value = value;
          buttons.forEach((other, i) => other.setAttribute('aria-pressed', String(values[i] === value)));
        },
      },
      write(value),
    ),
  );
  const element = el('div', { class: `chips columns-${columns}` }, ...buttons);
  return {
    element,
    get value() {
      return state.value;
    },
  };
}

export const fact = (label: string, ...value: Child[]) =>
  el('div', {}, el('small', {}, label), el('b', {}, ...value));
export const keyValue = (label: string, value: string) =>
  el('div', { class: 'key-value' }, el('small', {}, label), el('code', {}, value));
