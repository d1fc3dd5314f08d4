import { Inject, Injectable } from '@nestjs/common';
import { payloadKeyState, type PayloadOf } from '#libs/events';
import { StateViews, type StateView } from '#libs/messaging';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import { countryOf, isRestricted } from '#libs/geography';
import type { Brand } from '../site/brand/brand.configuration.js';
import { legalAge, whitelabelOf } from '../site/brand/brand.rules.js';
import { BrandService } from '../site/brand/brand.service.js';
import type { MemberConfig } from '../member.config.js';
import { qrPath } from '../site/resource/resource.service.js';
import type { SystemStatusResponse } from './dto/system-status.response.js';

@Injectable()
export class SystemService {
  private readonly payloadKeys: StateView<PayloadOf<typeof payloadKeyState>>;

  constructor(
    private readonly brands: BrandService,
    views: StateViews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: MemberConfig,
  ) {
    this.payloadKeys = views.view(payloadKeyState, { required: true });
  }

  /** Data that a client needs before its first screen. */
  read(url: string | undefined, merchant: string | undefined, ip: string): SystemStatusResponse {
    const brand = url === undefined ? this.brands.get(merchant) : this.brands.atUrl(url);
    const { configuration: known } = brand;
    return {
      info: {
        merchantCode: brand.merchantCode,
        name: known.name,
        currency: known.currency,
        currencySymbol: known.currencySymbol,
        displayScale: known.displayScale,
        defaultLanguage: known.defaultLanguage,
        languages: known.languages,
        lotteryType: known.lotteryType,
        device: known.device,
        timeZone: known.timeZone,
        chatHeaderColour: known.chatHeaderColour,
        whitelabel: whitelabelOf(known),
        register: known.registerRules,
        minimumAge: known.minimumAge ?? legalAge,
        resources: known.resources.map((resource) => ({
          ...resource,
          qrCodeUrl: qrPath(resource.resourceType),
        })),
        // With a key the link itself is given out by /wps/system/service alone.
        customerService: known.customerService.map(({ csType, path }) => ({
          csType,
          path: known.serviceLinkKey ? null : path,
        })),
        analytics: { gtagId: known.gtagId },
        imageCDNs: known.imageCDNs,
        launchGameCDNs: this.gameOrigins(brand),
        payloadKey: this.payloadKey(),
      },
      location: { ip, country: countryOf(ip, known.addresses) },
      maintenance: known.maintenance,
      maintenanceUntil: known.maintenanceUntil ?? null,
      regionRestriction: isRestricted(ip, known.addresses),
      serverTime: this.clock.now().toISOString(),
    };
  }

  private gameOrigins({ configuration }: Brand): string[] {
    if (configuration.launchGameCDNs.length > 0) return configuration.launchGameCDNs;
    return this.config.launchGameOrigins ?? [this.config.peers['demo-provider']];
  }

  /** The newest active key. Without one a client cannot log in, so the call fails. */
  private payloadKey(): SystemStatusResponse['info']['payloadKey'] {
    const now = this.clock.now().toISOString();
    const current = this.payloadKeys
      .all()
      .filter((key) => key.activeFrom <= now)
      .sort((a, b) => (a.activeFrom < b.activeFrom ? 1 : -1))[0];
    if (!current) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    return { ...current.publicJwk, kid: current.kid };
  }
}
