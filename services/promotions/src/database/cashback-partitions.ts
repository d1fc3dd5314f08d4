import { Injectable } from '@nestjs/common';
import { MonthlyPartitions } from '#libs/platform';

@Injectable()
export class CashbackPartitions extends MonthlyPartitions {
  protected readonly ensureFunction = 'ensure_cashback_months';
}
