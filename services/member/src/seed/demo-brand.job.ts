import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { AnnouncementService } from '../site/announcement/announcement.service.js';
import { BrandService } from '../site/brand/brand.service.js';
import type { MemberConfig } from '../member.config.js';
import { demoAnnouncements } from './announcements.js';
import { senVang, senVangHosts } from './sen-vang.js';

/** Adds the demo brand and its announcements to a database without any brand. */
@Injectable()
export class DemoBrandJob implements OnApplicationBootstrap {
  constructor(
    private readonly brands: BrandService,
    private readonly announcements: AnnouncementService,
    @Inject(CONFIG) private readonly config: MemberConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.brands.isEmpty && this.config.demoBrand === 'on') await this.seed();
  }

  /** Idempotent; existing rows stay unchanged. */
  async seed(): Promise<void> {
    await this.brands.add(senVang, senVangHosts);
    await this.announcements.seed(senVang.merchantCode, demoAnnouncements);
  }
}
