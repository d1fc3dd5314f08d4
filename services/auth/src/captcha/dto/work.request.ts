import { IsIn } from 'class-validator';
import { workActions, type WorkAction } from '../work.rules.js';

export class WorkRequest {
  /** What the work will be used for: `image` in place of the picture, the others in place of the slider. */
  @IsIn(workActions)
  action: WorkAction;
}
