import type { ServiceName } from '#libs/config';
import type { SharedCall } from '../proxy/shared-calls.js';

/** Which budget a call draws on; see limits/budgets.ts. */
export type RouteClass = 'hot' | 'read' | 'write' | 'credentials' | 'provider' | 'upload';

/** Three pictures of 5 MB and the form around them; everything else is small. */
export const largestUploadBody = 16 * 1024 * 1024;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/wps/v2/deposits/:id`. */
  path: string;
  owner: ServiceName;
  class: RouteClass;
  /**
   * Whether a session is asked for here already. The owner's route declares who may call and decides in the end;
   * saying it here too keeps requests without a session away from the owners.
   */
  session: 'required' | 'optional';
  /** The body carries `fundPassword`: it is verified by auth and stripped before the owner is asked. */
  fundPassword?: true;
  /** Open to a session whose password has to be changed before anything else. */
  whilePasswordDue?: true;
  /** The owner's internal call that answers many members at once: for what is asked for very often. */
  shared?: SharedCall;
}
