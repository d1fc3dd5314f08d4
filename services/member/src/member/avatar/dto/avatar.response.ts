import { ApiProperty } from '@nestjs/swagger';
import { pictureOf, type Avatar, type AvatarType } from '../avatar.rules.js';

export class AvatarResponse {
  @ApiProperty({
    description: 'number of a drawing of the site (1 to 24), or the name of an uploaded picture',
  })
  avatar: string;

  @ApiProperty({ enum: ['STATIC', 'CUSTOM'] })
  avatarType: AvatarType;

  @ApiProperty({ description: 'path of the picture on this site' })
  url: string;

  static of(avatar: Avatar): AvatarResponse {
    return { ...avatar, url: pictureOf(avatar) };
  }
}
