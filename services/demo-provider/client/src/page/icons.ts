import { fromMarkup } from './dom';

const outlined = (body: string, width = 2) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`;

const ICONS = {
  shield: outlined(
    '<path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6Z"/><path d="m9 12 2.2 2.2L15.2 10"/>',
  ),
  home: outlined('<path d="M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4Z"/>'),
  info: outlined('<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.1"/>'),
  muted: outlined('<path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4ZM16 9.5l5 5M21 9.5l-5 5"/>'),
  loud: outlined('<path d="M4 9.5h3.5L12 6v12l-4.5-3.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>'),
  history: outlined('<path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7L4 9M4 4.5V9h4.5M12 8v4.5l3 2"/>'),
  minus: outlined('<path d="M5 12h14"/>', 3),
  plus: outlined('<path d="M5 12h14M12 5v14"/>', 3),
  close: outlined('<path d="M6 6l12 12M18 6 6 18"/>'),
  turbo: outlined('<path d="M13.5 3 5 13.5h6L10 21l9-11h-6.5Z"/>'),
  autoplay: outlined(
    '<path d="M19 8a8 8 0 1 0 1.3 6M20.5 3.5V8.5H15.5"/><path d="M10.5 9v6l5-3Z" fill="currentColor"/>',
  ),
  spin: '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M40 19A17 17 0 0 0 9.5 15.5M8 29a17 17 0 0 0 30.5 3.5"/><path d="M8 6.5v10h10M40 41.5v-10H30"/></svg>',
  stop: '<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true"><rect x="13" y="13" width="22" height="22" rx="4"/></svg>',
} as const;

export type IconName = keyof typeof ICONS;

export const icon = (name: IconName) => fromMarkup(ICONS[name]);
