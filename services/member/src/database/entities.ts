import type { EntityClass } from '#libs/database';
import { AnnouncementChangeEntity } from '../site/announcement/announcement-change.entity.js';
import { AnnouncementEntity } from '../site/announcement/announcement.entity.js';
import { BrandChangeEntity } from '../site/brand/brand-change.entity.js';
import { BrandDomainEntity } from '../site/brand/brand-domain.entity.js';
import { BrandEntity } from '../site/brand/brand.entity.js';
import { FeedbackEntity } from '../feedback/feedback.entity.js';

export const memberEntities: readonly EntityClass[] = [
  AnnouncementEntity,
  AnnouncementChangeEntity,
  BrandEntity,
  BrandDomainEntity,
  BrandChangeEntity,
  FeedbackEntity,
];
