import type { SiteResource } from '~/features/system';

export const APPS = ['IOS', 'MOBILECONFIG', 'ANDROID'] as const;
export type App = (typeof APPS)[number];

/** How `/down?app=…` names them. */
const BY_NAME: Readonly<Record<string, App>> = { ios: 'IOS', lite: 'MOBILECONFIG', android: 'ANDROID' };

export const nameOf = (app: App): string =>
  Object.keys(BY_NAME).find((name) => BY_NAME[name] === app) ?? app.toLowerCase();

/** The system of the phone that looks at the page; null on a computer. */
export function appOfDevice(userAgent: string): App | null {
  if (/android/i.test(userAgent)) return 'ANDROID';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'IOS' : null;
}

export function chosenApp(asked: string | null, userAgent: string, offered: readonly App[]): App {
  const wanted = [BY_NAME[asked ?? ''], appOfDevice(userAgent)];
  return (
    wanted.find((app) => app !== undefined && app !== null && offered.includes(app)) ?? offered[0] ?? 'IOS'
  );
}

export interface OfferedApp extends SiteResource {
  resourceType: App;
}

export function offeredApps(resources: readonly SiteResource[]): OfferedApp[] {
  return APPS.flatMap((app) => {
    const found = resources.find(({ resourceType }) => resourceType === app);
    return found ? [{ ...found, resourceType: app }] : [];
  });
}

/** A page of this site is installed from the browser; anything else is a file to fetch. */
export const isOwnPage = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** As a heading begins; a name such as iOS keeps its own way. */
export const asHeading = (text: string) =>
  text.startsWith('iOS') ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
