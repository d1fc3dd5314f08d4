import { Injectable } from '@nestjs/common';
import { MonthlyPartitions } from '#libs/platform';

@Injectable()
export class FigurePartitions extends MonthlyPartitions {
  protected readonly ensureFunction = 'ensure_figure_months';
}
