import { IsIn } from 'class-validator';
import { workActions, type WorkAction } from '../work.rules.js';

export class WorkRequest {
  /** `image` replaces the picture, the others the slider. */
  @IsIn(workActions)
  action: WorkAction;
}
