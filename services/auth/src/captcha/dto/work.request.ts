import { IsIn } from 'class-validator';
import { workActions, type WorkAction } from '../work.rules.js';

export class WorkRequest {
  /** `image` replaces the picture, `login` and `register` the slider; `code` precedes a text message, and `operator` an operator's login. */
  @IsIn(workActions)
  action: WorkAction;
}
