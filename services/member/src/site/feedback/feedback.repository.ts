import { Injectable } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import { InjectRepository } from '#libs/platform';
import { FeedbackEntity } from './feedback.entity.js';

@Injectable()
export class FeedbackRepository {
  constructor(@InjectRepository(FeedbackEntity) private readonly feedback: Repository<FeedbackEntity>) {}

  async insert(feedback: Omit<FeedbackEntity, 'handledAt' | 'handledBy'>): Promise<void> {
    await this.feedback.insert(feedback);
  }

  page(merchantCode: string, limit: number, offset: number): Promise<[FeedbackEntity[], number]> {
    return this.feedback.findAndCount({
      where: { merchantCode },
      order: { sentAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /** False if there is no such feedback. A repeated call keeps the first time and operator. */
  async markHandled(id: string, by: string, now: Date): Promise<boolean> {
    await this.feedback.update({ id, handledAt: IsNull() }, { handledAt: now, handledBy: by });
    return this.feedback.existsBy({ id });
  }
}
