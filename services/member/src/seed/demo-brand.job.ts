import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { Announcements } from '../announcement/announcements.service.js';
import { Brands } from '../brand/brands.service.js';
import type { MemberConfig } from '../member.config.js';
import { demoAnnouncements } from './announcements.js';
import { senVang, senVangHosts } from './sen-vang.js';

/** A database without any brand begins with the demo brand and its notices. */
@Injectable()
export class DemoBrandJob implements OnApplicationBootstrap {
  constructor(
    private readonly brands: Brands,
    private readonly announcements: Announcements,
    @Inject(CONFIG) private readonly config: MemberConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.brands.areNone && this.config.demoBrand === 'on') await this.seed();
  }

  /** Safe to repeat; what is there stays as it is. */
  async seed(): Promise<void> {
    await this.brands.add(senVang, senVangHosts);
    await this.announcements.seed(senVang.merchantCode, demoAnnouncements);
  }
}
