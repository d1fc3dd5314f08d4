import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';

const hostForm = /^[a-z0-9.-]{1,253}$|^\[[0-9a-f:]{2,45}\]$/i;

/** Where the games of a vendor open; null leaves it to its provider's settings. */
export interface LaunchRoutes {
  provider: string;
  launchOrigin: string | null;
  launchPath: string | null;
}

/** Addresses of the providers' game pages, as the player's browser reaches them. */
@Injectable()
export class ProviderPageService {
  constructor(@Inject(CONFIG) private readonly config: GameLaunchConfig) {}

  /** A provider's origin; `{host}` in it stands for the host that the player used, so that one setting serves a phone too. */
  originOf(provider: string, siteHost?: string): string | undefined {
    return withHost(this.config.providerOrigins[provider], siteHost);
  }

  /** The vendor's own host where an operator has set one. */
  launchOrigin({ provider, launchOrigin }: LaunchRoutes, parent: string): string | undefined {
    return withHost(launchOrigin ?? this.config.providerOrigins[provider], hostOf(parent));
  }

  iconUrl(provider: string, path: string | null, siteHost?: string): string | null {
    const origin = this.originOf(provider, siteHost);
    return path === null || origin === undefined ? null : `${origin}${path}`;
  }

  /** The address of a game; the ticket is all it holds of the player. Undefined if the provider has no page. */
  launchUrl(
    vendor: LaunchRoutes,
    settlement: { ticket: string; language: string; parent: string; code: string; gameId: string },
  ): string | undefined {
    const origin = this.launchOrigin(vendor, settlement.parent);
    const path = vendor.launchPath ?? this.config.providerLaunchPaths[vendor.provider];
    if (origin === undefined || path === undefined) return undefined;
    return (
      origin +
      path.replace(/\{(ticket|language|parent|code|gameId)\}/g, (_, name: keyof typeof settlement) =>
        encodeURIComponent(settlement[name]),
      )
    );
  }

  /** The origin of the page that frames the game: a configured one, or (development) that of the request. */
  parentOf(askedFrom: string | undefined): string {
    const { siteOrigins } = this.config;
    const asked = originIn(askedFrom);
    if (siteOrigins.length > 0)
      return asked !== undefined && siteOrigins.includes(asked) ? asked : siteOrigins[0]!;
    return asked ?? 'http://localhost:8080';
  }
}

function originIn(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

function withHost(origin: string | undefined, host: string | undefined): string | undefined {
  return origin?.replace('{host}', host !== undefined && hostForm.test(host) ? host : 'localhost');
}
