import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { brandState, registerRulesState } from '#libs/events';
import { Outbox, StateViews } from '#libs/messaging';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { isRange, isWithin } from '#libs/geography';
import type { MemberConfig } from '../../member.config.js';
import type { BrandChangeEntity } from './brand-change.entity.js';
import { brandPayload, type Brand } from './brand.configuration.js';
import { BrandErrors } from './brand.errors.js';
import { BrandRepository, type BrandDomain } from './brand.repository.js';
import { invalidFields } from './brand-change.rules.js';
import { applyChange, hostOf, type BrandChange } from './brand.rules.js';

/** Serves brands from memory. Every replica reloads them when the published state of a brand changes. */
@Injectable()
export class BrandService implements OnModuleInit {
  private brands = new Map<string, Brand>();
  private domains: BrandDomain[] = [];
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    private readonly rows: BrandRepository,
    private readonly outbox: Outbox,
    views: StateViews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: MemberConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    views.view(brandState).onChange(() => {
      this.reload().catch((error: unknown) =>
        this.logger.error({ err: error }, 'reload of brands failed: the previous ones stay in use'),
      );
    });
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  get isEmpty(): boolean {
    return this.brands.size === 0;
  }

  /** The brand of this code, or the default one. */
  get(merchantCode: string | undefined): Brand {
    const brand = this.brands.get(merchantCode || this.config.merchantCode);
    if (!brand) throw BrandErrors.MERCHANT_UNKNOWN();
    return brand;
  }

  /** The brand that lists the host of this URL among its domains; nothing else about the host is trusted. */
  atUrl(url: string): Brand {
    const host = hostOf(url);
    const domain = host === undefined ? undefined : this.domains.find((known) => matches(known.host, host));
    if (!domain) throw BrandErrors.URL_INVALID();
    return this.get(domain.merchantCode);
  }

  /** Host names only: a browser cannot be sent to a range of addresses. */
  hostsOf(merchantCode: string): string[] {
    return this.domains
      .filter((known) => known.merchantCode === merchantCode && !isRange(known.host))
      .map(({ host }) => host);
  }

  domainsOf(merchantCode: string): string[] {
    return this.domains.filter((known) => known.merchantCode === merchantCode).map(({ host }) => host);
  }

  /** The changes of the configuration, the newest first. */
  async changes(
    merchantCode: string,
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: BrandChangeEntity[]; total: number }> {
    const [list, total] = await this.rows.changesOf(merchantCode, pageSize, (pageNo - 1) * pageSize);
    return { list, total };
  }

  /** Applies an operator's change to the version the operator saw. */
  async change(
    merchantCode: string,
    version: number,
    change: BrandChange,
    operatorId: string,
  ): Promise<Brand> {
    const now = this.clock.now();
    const brand = await this.transactions.run(async (tx) => {
      const before = await this.rows.lock(tx, merchantCode);
      if (!before) throw BrandErrors.MERCHANT_UNKNOWN();
      const wrong = invalidFields(change, before.configuration, isRange);
      if (wrong.length > 0) throw BrandErrors.BRAND_CHANGE_INVALID({ wrong });
      if (before.version !== version) throw BrandErrors.BRAND_CHANGED({ version: before.version });
      const { after, unknown } = applyChange(before.configuration, change);
      if (unknown.length > 0) throw BrandErrors.BRAND_CHANGE_INVALID({ unknown });
      const next: Brand = { merchantCode, version: version + 1, configuration: after };
      await this.rows.update(tx, next, now);
      for (const host of change.domains?.added ?? []) await this.addDomain(tx, { host, merchantCode });
      for (const host of change.domains?.removed ?? [])
        await this.rows.deleteDomain(tx, { host, merchantCode });
      await this.rows.recordChange(tx, {
        merchantCode,
        version: next.version,
        changedBy: operatorId,
        changedAt: now,
        change,
      });
      await this.publish(tx, next);
      return next;
    });
    await this.reload();
    return brand;
  }

  /** Adds a brand with its domains; an existing brand stays unchanged. */
  async add(brand: Brand, hosts: readonly string[]): Promise<void> {
    const { merchantCode, version, configuration } = brand;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const isNew = await this.rows.insert(tx, brand, now);
      for (const host of hosts) await this.rows.insertDomain(tx, { host, merchantCode });
      if (isNew) {
        await this.rows.recordChange(tx, {
          merchantCode,
          version,
          changedBy: null,
          changedAt: now,
          change: configuration,
        });
        await this.publish(tx, brand);
      }
    });
    await this.reload();
  }

  private async addDomain(tx: Tx, domain: BrandDomain): Promise<void> {
    await this.rows.insertDomain(tx, domain);
    if ((await this.rows.domainOwner(tx, domain.host)) !== domain.merchantCode)
      throw BrandErrors.BRAND_CHANGE_INVALID({ wrong: [domain.host] });
  }

  private async publish(tx: Tx, brand: Brand): Promise<void> {
    const { merchantCode, configuration } = brand;
    await this.outbox.publishState(
      tx,
      brandState,
      brandPayload(brand, await this.rows.hostsOf(tx, merchantCode)),
    );
    await this.outbox.publishState(tx, registerRulesState, {
      merchantCode,
      rules: configuration.registerRules,
    });
  }

  /** Reloads run one after the other, so that an older snapshot never replaces a newer one. */
  private reload(): Promise<void> {
    const next = this.reading.then(() => this.read());
    this.reading = next.catch(() => undefined);
    return next;
  }

  private async read(): Promise<void> {
    const [brands, domains] = await Promise.all([this.rows.all(), this.rows.domains()]);
    this.brands = new Map(brands.map((brand) => [brand.merchantCode, brand]));
    this.domains = domains;
  }
}

function matches(known: string, host: string): boolean {
  return isRange(known) ? isWithin(host, [known]) : known === host;
}
