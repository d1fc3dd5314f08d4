export type Child = Node | string | undefined | false;

type Listeners = { [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K]) => void };
type Attributes = Listeners & {
  [name: string]: string | number | boolean | undefined | ((event: never) => unknown);
};

/** Builds an element. Text goes in as text, never as markup; `undefined` and `false` attributes are left out. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function')
      element.addEventListener(name.slice(2), value as (event: Event) => unknown);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** Markup of our own making (icons, painted symbols) as an element. */
export function fromMarkup(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = template.content.firstElementChild;
  if (!element) throw new Error('empty markup');
  return element;
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
