import { Injectable } from '@nestjs/common';
import { MonthlyPartitions } from '#libs/platform';

@Injectable()
export class PointPartitions extends MonthlyPartitions {
  protected readonly ensureFunction = 'ensure_point_months';
}
