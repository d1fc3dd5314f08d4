import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '#libs/platform';

export class MessageQuery extends PageQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  unread?: 'true' | 'false';
}

export class MessageParameter {
  @IsUUID()
  id: string;
}
