import { ApiProperty } from '@nestjs/swagger';
import type { Person } from '../personal.service.js';

class ContactResponse {
  @ApiProperty({
    enum: ['email', 'mobileNum', 'zalo', 'whatsapp', 'line', 'facebook', 'wechat', 'qqNum', 'idNumber'],
  })
  kind: string;

  @ApiProperty({ description: 'masked' })
  masked: string;

  @ApiProperty({ description: 'whether the member has proven it, by a code or a link' })
  proven: boolean;
}

export class ProfileResponse {
  @ApiProperty({ type: String, nullable: true })
  nickname: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  birthday: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'upper case, no accents' })
  payeeName: string | null;

  @ApiProperty({ type: [ContactResponse] })
  contacts: ContactResponse[];

  static of(person: Person): ProfileResponse {
    return {
      nickname: person.nickname,
      birthday: person.birthday ?? null,
      payeeName: person.payeeName ?? null,
      contacts: person.contacts,
    };
  }
}

export const securityItems = [
  'loginPassword',
  'fundPassword',
  'payeeName',
  'birthday',
  'mobileNum',
  'email',
  'secondFactor',
] as const;

class SecurityItemResponse {
  @ApiProperty({ enum: securityItems })
  item: (typeof securityItems)[number];

  @ApiProperty()
  done: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'what may be shown of it, masked' })
  shown: string | null;
}

export class SecurityResponse {
  @ApiProperty({ type: [SecurityItemResponse] })
  items: SecurityItemResponse[];

  @ApiProperty({ enum: ['LOW', 'MEDIUM', 'HIGH'] })
  level: 'LOW' | 'MEDIUM' | 'HIGH';

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent: number;

  static of(person: Person): SecurityResponse {
    const known = (kind: string) => person.contacts.find((contact) => contact.kind === kind);
    const contact = (kind: string) => known(kind)?.masked ?? null;
    const done = {
      loginPassword: true,
      fundPassword: person.fundPassword,
      payeeName: person.payeeName !== undefined,
      birthday: person.birthday !== undefined,
      // Given is not proven: only a proven one protects.
      mobileNum: known('mobileNum')?.proven === true,
      email: known('email')?.proven === true,
      secondFactor: person.secondFactor,
    };
    const items = securityItems.map((item) => ({
      item,
      done: done[item],
      shown: item === 'payeeName' ? (person.payeeName ?? null) : contact(item),
    }));
    const percent = Math.round((items.filter((one) => one.done).length / items.length) * 100);
    return { items, percent, level: percent < 50 ? 'LOW' : percent < 84 ? 'MEDIUM' : 'HIGH' };
  }
}
