import { IsIn, IsUUID } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';

export class MessageQuery extends PageQuery {
  @Optional()
  @IsIn(['true', 'false'])
  unread?: 'true' | 'false';
}

export class MessageParameter {
  @IsUUID()
  id: string;
}
