import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, pageOf, type Clock } from '#libs/platform';
import { ContactRepository } from '../account/contact.repository.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import { masked } from '../account/masking.rules.js';
import { PersonalData } from '../account/personal-data.js';
import { DirectoryErrors } from './directory.errors.js';
import { DirectoryRepository } from './directory.repository.js';
import { memberFilter } from './directory.rules.js';
import type { DirectoryQuery } from './dto/directory.request.js';
import {
  MemberEntryResponse,
  MemberSheetResponse,
  type MemberPageResponse,
} from './dto/directory.response.js';

/** Finds members for operators. Contacts are found by their whole value and shown masked. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly directory: DirectoryRepository,
    private readonly contacts: ContactRepository,
    private readonly personal: PersonalData,
    private readonly history: LoginHistoryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async page(query: DirectoryQuery): Promise<MemberPageResponse> {
    const { search = '', pageNo, pageSize } = query;
    const filter = memberFilter(search, (kind, value) =>
      kind === 'address' ? this.history.indexIp(value) : this.personal.indexOf(kind, value),
    );
    const list = { ...query, also: query.also?.split(',') };
    const { rows, total, totalIsLeast } = await this.directory.page(
      filter,
      list,
      pageSize,
      (pageNo - 1) * pageSize,
    );
    const found = rows.map((row) => MemberEntryResponse.of(row));
    return {
      ...pageOf(found, query, total),
      ...(totalIsLeast && { totalIsLeast }),
      ...(filter.by !== 'all' && { searchedBy: filter.by }),
    };
  }

  async sheet(memberId: string): Promise<MemberSheetResponse> {
    const row = await this.directory.sheet(memberId, this.clock.now());
    if (!row) throw DirectoryErrors.MEMBER_NOT_FOUND();
    const contacts = (await this.contacts.all(memberId)).map(({ kind, sealed, proven_at }) => ({
      kind,
      masked: masked(kind, this.personal.openContact(memberId, kind, sealed)),
      proven: proven_at !== null,
    }));
    return MemberSheetResponse.ofSheet(row, contacts);
  }
}
